import { Skeleton } from "@mantine/core";
import classes from "./earnings-view.module.css";

/** The outline of a statement that is on its way. */
export function EarningsSkeleton() {
  return (
    <div className={classes.statement} role="status" aria-label="Loading">
      <div className={classes.sums}>
        <Skeleton height={128} radius={20} />
        <Skeleton height={290} radius={20} />
      </div>
      <Skeleton height={230} radius={20} />
    </div>
  );
}
