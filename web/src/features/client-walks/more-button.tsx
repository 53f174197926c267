import { Button } from "@mantine/core";
import type { UseInfiniteQueryResult } from "@tanstack/react-query";
import { messageOf } from "../../lib/api/api-error.ts";
import { failureToast } from "../../ui/feedback/toast.tsx";
import { type ClientVisit, failed } from "./client-visits.ts";
import classes from "./walks.module.css";

/** Reads the next page, where there is one. */
export function MoreButton({ list, children }: { list: UseInfiniteQueryResult<ClientVisit[]>; children: string }) {
  if (!list.hasNextPage) return null;
  const readMore = async () => {
    const { isError, error } = await list.fetchNextPage();
    // The list says so above its beginning, which may be out of sight.
    if (isError) failureToast(messageOf(error, failed));
  };
  return (
    <Button variant="light" className={classes.more} loading={list.isFetchingNextPage} onClick={readMore}>
      {children}
    </Button>
  );
}
