import { Skeleton } from "@mantine/core";
import classes from "./board-skeleton.module.css";

/** The board's outline while a week loads for the first time. */
export function BoardSkeleton({ narrow }: { narrow: boolean }) {
  return (
    <div className={classes.board} role="status" aria-label="Loading the week">
      <Skeleton className={classes.head} height={narrow ? 72 : 34} radius="md" />
      {[0, 1, 2, 3, 4, 5, 6, 7].map((row) => (
        <Skeleton key={row} height={narrow ? 120 : 96} radius="md" />
      ))}
    </div>
  );
}
