import { Loader } from "@mantine/core";
import classes from "./page-loading.module.css";

/** Stands for a screen that is being fetched. It appears after a moment, so that a quick screen does not flash it. */
export function PageLoading() {
  return (
    <div className={classes.page} role="status" aria-label="Loading">
      <Loader />
    </div>
  );
}
