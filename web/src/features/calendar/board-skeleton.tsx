import { Skeleton } from "@mantine/core";
import classes from "./board-skeleton.module.css";

/** The board's outline while a week loads for the first time. */
export function BoardSkeleton({ narrow }: { narrow: boolean }) {
  const columns = narrow ? 1 : 8;
  return (
    <div
      className={classes.board}
      role="status"
      aria-label="Loading the week"
      style={{ gridTemplateColumns: `repeat(${columns}, 1fr)` }}
    >
      {Array.from({ length: columns * 4 }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they are all alike and never move.
        <Skeleton key={index} height={narrow ? 88 : 118} radius="md" />
      ))}
    </div>
  );
}
