import { Button, Stack } from "@mantine/core";
import { Component, type ReactNode, useState } from "react";
import { reloadPage } from "../../lib/hooks/reload-page.ts";

interface BoundaryProps {
  children: ReactNode;
  /** Shown in place of broken children. */
  fallback: ReactNode;
  /** Tries again when it changes. */
  resetKey?: unknown;
}

/** Confines an error to its children. React has error boundaries only as classes. */
export class Boundary extends Component<BoundaryProps, { broken: boolean }> {
  override state = { broken: false };

  static getDerivedStateFromError() {
    return { broken: true };
  }

  override componentDidUpdate({ resetKey }: BoundaryProps) {
    if (this.state.broken && resetKey !== this.props.resetKey) this.setState({ broken: false });
  }

  override render() {
    return this.state.broken ? this.props.fallback : this.props.children;
  }
}

/** Offers to reload a broken page. Usually a new version was published, and reloading helps. */
export function Broken() {
  const [unreachable, setUnreachable] = useState(false);
  const reload = () => void reloadPage().catch(() => setUnreachable(true));
  return (
    <Stack className="lifted" p={20} align="start" role="alert">
      <p>This page could not be shown. Loading it again usually helps.</p>
      {unreachable && <p>The server cannot be reached. Check your connection and try again.</p>}
      <Button onClick={reload}>Reload</Button>
    </Stack>
  );
}
