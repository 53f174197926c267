import { Loader } from "@mantine/core";
import classes from "./page-loading.module.css";

/** Stands for a part of a screen that is being fetched. It appears after a moment, so that a quick one does not flash it. */
export function PageLoading() {
  return (
    <div className={classes.page} role="status" aria-label="Loading">
      <Loader />
    </div>
  );
}

/** Stands for a whole screen that is being fetched, with the landmarks that every screen has. */
export function ScreenLoading() {
  return (
    <main aria-busy="true">
      <h1 className="visually-hidden">Loading</h1>
      <PageLoading />
    </main>
  );
}
