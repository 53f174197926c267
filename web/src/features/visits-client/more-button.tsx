import { Button } from "@mantine/core";
import type { UseInfiniteQueryResult } from "@tanstack/react-query";
import type { ClientVisit } from "./client-visits.ts";
import classes from "./walks.module.css";

/** Reads the next page, where there is one. */
export function MoreButton({ list, children }: { list: UseInfiniteQueryResult<ClientVisit[]>; children: string }) {
  if (!list.hasNextPage) return null;
  return (
    <Button
      variant="light"
      className={classes.more}
      loading={list.isFetchingNextPage}
      onClick={() => void list.fetchNextPage()}
    >
      {children}
    </Button>
  );
}
