import { Skeleton } from "@mantine/core";
import classes from "./outline.module.css";
import screen from "./today-screen.module.css";

/** The shape of the dashboard to come: its cards where they will stand, with a line for each row. */
export function Outline() {
  return (
    <div role="status" aria-label="Loading today" className={screen.screen}>
      <OutlinedPanel place="today" height={454} rows={8} />
      <OutlinedPanel place="needs" height={454} rows={5} />
      <OutlinedPanel place="week" height={300} />
      <div data-place="owed">
        <OutlinedPanel height={116} />
        <OutlinedPanel height={172} />
      </div>
      <OutlinedPanel place="activity" height={300} rows={5} />
    </div>
  );
}

interface OutlinedPanelProps {
  place?: string;
  /** The least one, in pixels. */
  height: number;
  rows?: number;
}

/** A card that is still to come. */
export const OutlinedPanel = ({ place, height, rows = 1 }: OutlinedPanelProps) => (
  <div data-place={place} className={classes.panel} style={{ minHeight: height }} aria-hidden="true">
    <Skeleton height={22} width="36%" />
    {[...Array(rows).keys()].map((row) => (
      <Skeleton key={row} height={rows === 1 ? "100%" : 26} />
    ))}
  </div>
);
