import { Button } from "@mantine/core";
import type { UseQueryResult } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { messageOf } from "../../lib/api/api-error.ts";
import { Paw } from "../../parts/brand-mark.tsx";
import { Notice } from "./notice.tsx";
import { PageLoading } from "./page-loading.tsx";
import classes from "./states.module.css";

/** Nothing to show, and what to do about it. */
export function EmptyState({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <div className={classes.empty}>
      <Paw size={44} />
      <h3>{title}</h3>
      {children && <div className={classes.more}>{children}</div>}
    </div>
  );
}

/** A list that could not be loaded, with another try. */
function LoadFailed({ message, onRetry }: { message: string; onRetry: () => void }) {
  return (
    <Notice
      tone="danger"
      action={
        <Button variant="default" onClick={onRetry}>
          Try again
        </Button>
      }
    >
      {message}
    </Notice>
  );
}

interface LoadedProps<Data> {
  query: UseQueryResult<Data, Error>;
  /** What is said when it fails and the server gives no message. */
  failed: string;
  /** Shown while it is first loaded. */
  loading?: ReactNode;
  children: (data: Data) => ReactNode;
}

/** What a query read; else why there is nothing yet: loading, offline, failed. What was read before stays in sight. */
export function Loaded<Data>({ query, failed, loading = <PageLoading />, children }: LoadedProps<Data>) {
  const retry = () => void query.refetch();
  if (query.data === undefined) {
    if (query.isError) return <LoadFailed message={messageOf(query.error, failed)} onRetry={retry} />;
    if (query.fetchStatus === "paused") {
      return <Notice tone="offline">You are offline. This loads as soon as you are back online.</Notice>;
    }
    return loading;
  }
  return (
    <>
      {query.isError && <LoadFailed message={messageOf(query.error, failed)} onRetry={retry} />}
      {children(query.data)}
    </>
  );
}
