import { Skeleton } from "@mantine/core";
import { type ReactNode, useId } from "react";
import classes from "./screen.module.css";

interface PanelProps {
  title: ReactNode;
  /** At the end of the title's line. */
  aside?: ReactNode;
  children: ReactNode;
}

/** One card of the dashboard with its title. */
export function Panel({ title, aside, children }: PanelProps) {
  const heading = useId();
  return (
    <section className={classes.panel} aria-labelledby={heading}>
      <div className={classes.head}>
        <h2 id={heading}>{title}</h2>
        {aside}
      </div>
      {children}
    </section>
  );
}

interface OutlinedPanelProps {
  place?: string;
  /** The least height, in pixels. */
  height: number;
  rows?: number;
}

/** The outline of a card that is being read, with a line for each row. */
export const OutlinedPanel = ({ place, height, rows = 1 }: OutlinedPanelProps) => (
  <div data-place={place} className={classes.outlined} style={{ minHeight: height }} aria-hidden="true">
    <Skeleton height={22} width="36%" />
    {[...Array(rows).keys()].map((row) => (
      <Skeleton key={row} height={rows === 1 ? "100%" : 26} />
    ))}
  </div>
);
