import { notifyManager, type Query, useQueryClient } from "@tanstack/react-query";
import { useSyncExternalStore } from "react";

// A refused query is not missing: its place on the screen shows the failure.
const isMissing = (query: Query) => query.isActive() && query.state.status === "pending";
const missing = { predicate: isMissing };

/** Finds whether a query on the screen without data has failed, and reads all such queries again. */
export function useMissingAnswers(): { hasFailed: boolean; readAgain: () => void } {
  const client = useQueryClient();
  const cache = client.getQueryCache();
  const hasFailed = useSyncExternalStore(
    // A query may be added while another component is drawn. The batch delays this one's drawing.
    (listener) => cache.subscribe(notifyManager.batchCalls(listener)),
    () => cache.findAll(missing).some(({ state }) => state.fetchFailureCount > 0),
    () => false,
  );
  const readAgain = async () => {
    // A hanging server may answer another request.
    await client.cancelQueries(missing);
    await client.refetchQueries(missing);
  };
  return { hasFailed, readAgain: () => void readAgain() };
}
