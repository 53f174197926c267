import { Button } from "@mantine/core";
import type { ReactNode } from "react";
import { messageOf } from "../../lib/api/api-error.ts";
import { notLoaded } from "../feedback/failure.tsx";
import { Loaded, type Query } from "../feedback/states.tsx";
import { failureToast } from "../feedback/toast.tsx";
import classes from "./data-list.module.css";

/** A list, or the pages of a list so far. */
interface ListQuery<Row> extends Query<readonly Row[]> {
  hasNextPage?: boolean;
  isFetchingNextPage?: boolean;
  fetchNextPage?: () => Promise<{ isError: boolean; error: Error | null }>;
}

interface DataListProps<Row> {
  list: ListQuery<Row>;
  /** The message for a failure without one of the server's. */
  failed?: string;
  /** The outline during the first loading. */
  loading?: ReactNode;
  /** Shown if there are no rows. */
  empty: ReactNode;
  /** The words on the button that reads the next page. */
  more?: string;
  /** Draws the rows, at least one. */
  children: (rows: readonly Row[]) => ReactNode;
}

/** A list with all its states: loading, offline, failed with another try, empty, and more to read. */
export function DataList<Row>({
  list,
  failed = notLoaded,
  loading,
  empty,
  more = "Show more",
  children,
}: DataListProps<Row>) {
  return (
    <Loaded query={list} failed={failed} loading={loading}>
      {(rows) =>
        rows.length === 0 ? (
          empty
        ) : (
          <div className="stack gap-24">
            {children(rows)}
            {list.hasNextPage && <MoreButton list={list} failed={failed} words={more} />}
          </div>
        )
      }
    </Loaded>
  );
}

interface MoreButtonProps {
  list: Pick<ListQuery<unknown>, "fetchNextPage" | "isFetchingNextPage">;
  failed: string;
  words: string;
}

function MoreButton({ list, failed, words }: MoreButtonProps) {
  const readMore = async () => {
    const next = await list.fetchNextPage?.();
    // The list's own message is at its top, which may be out of sight.
    if (next?.isError) failureToast(messageOf(next.error, failed));
  };
  return (
    <Button variant="light" className={classes.more} loading={list.isFetchingNextPage ?? false} onClick={readMore}>
      {words}
    </Button>
  );
}
