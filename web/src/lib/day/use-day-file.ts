import type { CallOf, mySchedule } from "@petcare/contract";
import { useEffect, useReducer } from "react";
import { queryClient } from "../api/query.ts";
import type { useRead } from "../api/use-read.ts";
import { currentPerson } from "../session/person.ts";
import { canKeep, readSeal } from "../session/seal.ts";
import { wakeOutbox } from "./use-waiting.ts";

const load = () => import("./day-file.ts");

/**
 * Keeps the walker's days on this device each time that they are read, and brings them where the server does not answer.
 * Undefined while an answer is as new as can be; otherwise when the shown one was, in epoch milliseconds.
 */
export function useDayFile(
  endpoint: typeof mySchedule,
  request: CallOf<typeof mySchedule>,
  schedule: ReturnType<typeof useRead<typeof mySchedule>>,
): number | undefined {
  const [, drawAgain] = useReducer((count: number) => count + 1, 0);
  const { data, dataUpdatedAt, isPlaceholderData, fetchStatus, failureCount, isError } = schedule;
  const failing = fetchStatus === "paused" || failureCount > 0 || isError;
  const missing = failing && (data === undefined || isPlaceholderData);

  useEffect(() => {
    if (!data || isPlaceholderData || !canKeep()) return;
    const had = readSeal(currentPerson()) !== undefined;
    const keep = async () => {
      const { keepDay, restoreDrafts } = await load();
      await keepDay({ visits: data, fetchedAt: dataUpdatedAt });
      // What a person wrote before signing out comes back with their seal.
      if (had) return;
      if (await restoreDrafts()) drawAgain();
      wakeOutbox();
    };
    // The next answer is kept.
    keep().catch(() => {});
  }, [data, dataUpdatedAt, isPlaceholderData]);

  const key = JSON.stringify([endpoint.name, request]);
  useEffect(() => {
    if (!missing || !canKeep()) return;
    const bring = async () => {
      const day = await (await load()).readDay();
      const queryKey = JSON.parse(key);
      if (day && queryClient.getQueryData(queryKey) === undefined) {
        queryClient.setQueryData(queryKey, day.visits, { updatedAt: day.fetchedAt });
      }
    };
    // The screen says that it has nothing.
    bring().catch(() => {});
  }, [missing, key]);

  return failing && data && !isPlaceholderData ? dataUpdatedAt : undefined;
}
