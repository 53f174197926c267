import { Loader } from "@mantine/core";
import classes from "./page-loading.module.css";

/** A screen that is on its way. Appears only after a moment, so that a quick one does not flash. */
export function PageLoading() {
  return (
    <div className={classes.page} role="status" aria-label="Loading">
      <Loader />
    </div>
  );
}
