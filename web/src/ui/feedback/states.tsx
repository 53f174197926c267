import { Button } from "@mantine/core";
import { type ReactNode, useEffect, useState } from "react";
import { messageOf } from "../../lib/api/api-error.ts";
import { useMissingAnswers } from "../../lib/hooks/use-missing-answers.ts";
import { Paw } from "../theme/paw.tsx";
import { notLoaded } from "./failure.tsx";
import { Notice } from "./notice.tsx";
import { PageLoading } from "./page-loading.tsx";
import classes from "./states.module.css";

/** Says that there is nothing to show, and what to do about it. */
export function EmptyState({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <div className={classes.empty}>
      <Paw size={44} />
      <h3>{title}</h3>
      {children && <div className={classes.more}>{children}</div>}
    </div>
  );
}

/** The parts of a query that its states need. */
export interface Query<Data> {
  data: Data | undefined;
  isError: boolean;
  error: Error | null;
  /** 'paused' waits for a network. */
  fetchStatus: "fetching" | "paused" | "idle";
  refetch: () => Promise<unknown>;
}

interface LoadedProps<Data> {
  query: Query<Data>;
  /** The message for a failure without one of the server's. */
  failed?: string;
  /** Shown during the first loading. */
  loading?: ReactNode;
  children: (data: Data) => ReactNode;
}

/** Shows a query's data, or that it is loading, offline or failed. After a failure, earlier data stays below the message. */
export function Loaded<Data>({ query, failed = notLoaded, loading = <PageLoading />, children }: LoadedProps<Data>) {
  if (query.data === undefined) {
    if (query.isError) return <LoadFailed query={query} failed={failed} />;
    if (query.fetchStatus === "paused") {
      return <Notice tone="offline">You are offline. This loads as soon as you are back online.</Notice>;
    }
    return <Awaiting>{loading}</Awaiting>;
  }
  return (
    <>
      {query.isError && <LoadFailed query={query} failed={failed} />}
      {children(query.data)}
    </>
  );
}

/** The time before a message appears over an outline, in milliseconds. */
const patienceMs = 8000;

/** An outline, with a message and a button after a long time or a failed try. */
export function Awaiting({ children }: { children: ReactNode }) {
  const { hasFailed, readAgain } = useMissingAnswers();
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLong(true), patienceMs);
    return () => clearTimeout(timer);
  }, []);
  return (
    <>
      {(isLong || hasFailed) && (
        <div className={classes.trying}>
          <Notice
            tone="info"
            action={
              <Button variant="default" onClick={readAgain}>
                Try again
              </Button>
            }
          >
            Still trying…
          </Notice>
        </div>
      )}
      {children}
    </>
  );
}

function LoadFailed({ query, failed }: { query: Query<unknown>; failed: string }) {
  return (
    <Notice
      tone="danger"
      action={
        <Button variant="default" onClick={() => void query.refetch()}>
          Try again
        </Button>
      }
    >
      {messageOf(query.error, failed)}
    </Notice>
  );
}
