import { Loader } from "@mantine/core";
import classes from "./page-loading.module.css";

/** A spinner for a part of a screen. It appears after 0.25 s, so that a quick loading shows none. */
export function PageLoading() {
  return (
    <div className={classes.page} role="status" aria-label="Loading">
      <Loader />
    </div>
  );
}

/** A spinner for a whole screen, with the landmarks of every screen. */
export function ScreenLoading() {
  return (
    <main aria-busy="true">
      <h1 className="visually-hidden">Loading</h1>
      <PageLoading />
    </main>
  );
}
