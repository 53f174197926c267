import { notifyManager, type Query, useQueryClient } from "@tanstack/react-query";
import { useSyncExternalStore } from "react";

// One that was refused is awaited no more: its own place on the screen says so and offers another try.
const isMissing = (query: Query) => query.isActive() && query.state.status === "pending";
const missing = { predicate: isMissing };

/** The first answers that what is on the screen still waits for: whether a try for one has failed, and another try for all. */
export function useMissingAnswers(): { hasFailed: boolean; readAgain: () => void } {
  const client = useQueryClient();
  const cache = client.getQueryCache();
  const hasFailed = useSyncExternalStore(
    // A query is added while another component is drawn, which must not draw this one.
    (listener) => cache.subscribe(notifyManager.batchCalls(listener)),
    () => cache.findAll(missing).some(({ state }) => state.fetchFailureCount > 0),
    () => false,
  );
  const readAgain = async () => {
    // A server that hangs may answer another request.
    await client.cancelQueries(missing);
    await client.refetchQueries(missing);
  };
  return { hasFailed, readAgain: () => void readAgain() };
}
