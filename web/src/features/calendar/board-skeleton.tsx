import { Skeleton } from "@mantine/core";
import classes from "./board-skeleton.module.css";
import type { View } from "./calendar-address.ts";

/** The board's outline while a period loads for the first time. */
export function BoardSkeleton({ view, narrow }: { view: View; narrow: boolean }) {
  return (
    <div className={classes.board} role="status" aria-label={`Loading the ${view}`}>
      <Skeleton className={classes.head} height={narrow ? 72 : 34} radius="md" />
      {[0, 1, 2, 3, 4, 5, 6, 7].map((row) => (
        <Skeleton key={row} height={narrow ? 120 : 96} radius="md" />
      ))}
    </div>
  );
}
