import { Button } from "@mantine/core";
import { Component, type ReactNode, useState } from "react";
import { reloadPage } from "../../lib/hooks/reload-page.ts";
import classes from "./broken.module.css";

interface BoundaryProps {
  children: ReactNode;
  /** Stands for what breaks or cannot be fetched. */
  fallback: ReactNode;
  /** Tries again when it changes. */
  resetKey?: unknown;
}

/** Keeps what breaks from taking along what stands around it. React has error boundaries only as classes. */
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

/** Says that something broke. Usually a new version was published, and loading again helps. */
export function Broken() {
  const [unreachable, setUnreachable] = useState(false);
  const reload = () => void reloadPage().catch(() => setUnreachable(true));
  return (
    <div className={`lifted ${classes.broken}`} role="alert">
      <p>This page could not be shown. Loading it again usually helps.</p>
      {unreachable && <p>The server cannot be reached. Check your connection and try again.</p>}
      <Button onClick={reload}>Reload</Button>
    </div>
  );
}
