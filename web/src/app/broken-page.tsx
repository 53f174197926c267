import { Stack } from "@mantine/core";
import type { ReactNode } from "react";
import { useTitle } from "../lib/hooks/use-title.ts";
import { Broken } from "../ui/feedback/broken.tsx";

const title = "Something went wrong";

/** Shown in place of a broken screen without a frame. */
export function BrokenPage() {
  useTitle(title);
  return (
    <PlainFrame title={title}>
      <Broken />
    </PlainFrame>
  );
}

/** A page of text, which needs no further file. */
export const PlainFrame = ({ title, children }: { title: string; children: ReactNode }) => (
  <Stack component="main" p={24} align="start">
    <h1>{title}</h1>
    {children}
  </Stack>
);
