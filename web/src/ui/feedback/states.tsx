import { Button } from "@mantine/core";
import { type ReactNode, useEffect, useState } from "react";
import { messageOf } from "../../lib/api/api-error.ts";
import { useMissingAnswers } from "../../lib/hooks/use-missing-answers.ts";
import { Paw } from "../theme/paw.tsx";
import { notLoaded } from "./failure.tsx";
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

/** As much of a query as its states need. */
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
  /** The words for a failure without a message of the server's. */
  failed?: string;
  /** Shown while it is first loaded. */
  loading?: ReactNode;
  children: (data: Data) => ReactNode;
}

/** Shows what a query read, or why there is nothing yet: loading, offline or failed. An earlier answer stays in sight. */
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

/** How long an outline stands without a word, in milliseconds. */
const patienceMs = 8000;

/** The outline of what is first loaded. It says when that takes long or a try has failed, and offers another. */
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
