import type { ReactNode } from "react";
import classes from "./load-bar.module.css";

interface LoadBarProps {
  /** How much of it is full, from 0; above 1 is drawn as full. Absent: nothing. */
  share: number | undefined;
  fullness: string | undefined;
  /** For its place. */
  className: string | undefined;
  /** The same in words. */
  children: ReactNode;
}

/** How full a frame or a day is, as a bar and in words. */
export const LoadBar = ({ share, fullness, className = "", children }: LoadBarProps) => (
  <span className={`${classes.load} ${className}`} data-fullness={fullness}>
    <span className={classes.bar}>{share !== undefined && <span style={{ "--full": Math.min(1, share) }} />}</span>
    <span>{children}</span>
  </span>
);
