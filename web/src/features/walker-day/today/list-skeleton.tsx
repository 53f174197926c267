import { Skeleton } from "@mantine/core";
import classes from "./today-view.module.css";

/** The outline of a list that is on its way. */
export function ListSkeleton() {
  return (
    <div className={classes.list} role="status" aria-label="Loading">
      <Skeleton height={230} radius={20} />
      <Skeleton height={140} radius={20} />
      <Skeleton height={140} radius={20} />
    </div>
  );
}
