import { Button } from "@mantine/core";
import { Component, type ReactNode, Suspense } from "react";
import { lazyWithPreload } from "../lib/hooks/lazy-with-preload.ts";
import { useTitle } from "../lib/hooks/use-title.ts";
import classes from "./broken-page.module.css";

/** Shows a page in place of screens that break or cannot be loaded. React has error boundaries only as classes. */
export class BrokenPageBoundary extends Component<{ children: ReactNode }, { broken: boolean }> {
  override state = { broken: false };

  static getDerivedStateFromError() {
    return { broken: true };
  }

  override render() {
    return this.state.broken ? <BrokenPage /> : this.props.children;
  }
}

/** Usually a new version was published, and loading again helps. */
function BrokenPage() {
  useTitle("Something went wrong");
  return (
    <Suspense>
      <Frame title="Something went wrong">
        <p>This page could not be shown. Loading it again usually helps.</p>
        <Button onClick={() => location.reload()}>Reload</Button>
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

const PlainFrame = ({ title, children }: FrameProps) => (
  <main className={classes.page}>
    <h1>{title}</h1>
    {children}
  </main>
);
