import { type ReactNode, Suspense } from "react";
import { lazyWithPreload } from "../lib/hooks/lazy-with-preload.ts";
import { useTitle } from "../lib/hooks/use-title.ts";
import { Broken } from "../ui/feedback/broken.tsx";
import classes from "./broken-page.module.css";

const title = "Something went wrong";

/** Stands for a screen that breaks or cannot be fetched, where no frame of its own stays around it. */
export function BrokenPage() {
  useTitle(title);
  return (
    <Suspense
      fallback={
        <PlainFrame title={title}>
          <Broken />
        </PlainFrame>
      }
    >
      <Frame title={title}>
        <Broken />
      </Frame>
    </Suspense>
  );
}

interface FrameProps {
  title: string;
  children: ReactNode;
}

/** The frame with the picture, or a plain one where that cannot be fetched either. */
const Frame = lazyWithPreload<FrameProps>(async () => {
  try {
    return (await import("../parts/entry.tsx")).Entry;
  } catch {
    return PlainFrame;
  }
});

/** A page of text alone, which needs nothing that is fetched. */
export const PlainFrame = ({ title, children }: FrameProps) => (
  <main className={classes.page}>
    <h1>{title}</h1>
    {children}
  </main>
);
