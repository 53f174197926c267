import { Skeleton } from "@mantine/core";
import classes from "./walks.module.css";

/** The outline of a list that is on its way. */
export function ListSkeleton() {
  return (
    <div className={classes.cards} role="status" aria-label="Loading">
      <Skeleton height={150} radius={20} />
      <Skeleton height={150} radius={20} />
      <Skeleton height={150} radius={20} />
    </div>
  );
}
