import type { ReactNode } from "react";
import { useTitle } from "../lib/hooks/use-title.ts";
import { Broken } from "../ui/feedback/broken.tsx";
import classes from "./broken-page.module.css";

const title = "Something went wrong";

/** Stands for a screen that breaks or cannot be fetched, where no frame of its own stays around it. */
export function BrokenPage() {
  useTitle(title);
  return (
    <PlainFrame title={title}>
      <Broken />
    </PlainFrame>
  );
}

interface FrameProps {
  title: string;
  children: ReactNode;
}

/** A page of text alone, which needs nothing that is fetched. */
export const PlainFrame = ({ title, children }: FrameProps) => (
  <main className={classes.page}>
    <h1>{title}</h1>
    {children}
  </main>
);
