import type { ReactNode } from "react";
import { useOnline } from "../../lib/hooks/use-online.ts";
import { Notice } from "./notice.tsx";
import { PageLoading } from "./page-loading.tsx";

/** Stands for a part of the application that is being fetched: its outline, or why it does not come. */
export function Arriving({ children = <PageLoading /> }: { children?: ReactNode }) {
  const online = useOnline();
  if (online) return children;
  return <Notice tone="offline">Not on this device yet. It opens when you are back online.</Notice>;
}
