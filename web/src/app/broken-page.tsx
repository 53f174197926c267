import { Button } from "@mantine/core";
import { Component, type ReactNode } from "react";
import { useTitle } from "../lib/hooks/use-title.ts";
import { Entry } from "../parts/entry.tsx";

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
    <Entry title="Something went wrong">
      <p>This page could not be shown. Loading it again usually helps.</p>
      <Button onClick={() => location.reload()}>Reload</Button>
    </Entry>
  );
}
