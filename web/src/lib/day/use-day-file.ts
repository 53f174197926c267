import { type AnswerOf, type CallOf, me, type mySchedule } from "@petcare/contract";
import { useEffect, useReducer, useState } from "react";
import { queryClient } from "../api/query.ts";
import { useRead } from "../api/use-read.ts";
import { currentPerson } from "../session/person.ts";
import { canKeep, readSeal } from "../session/seal.ts";
import type { DaysOff } from "./day-file.ts";
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
      const own = queryClient.getQueryData<AnswerOf<typeof me>>([me.name]);
      await keepDay({ visits: data, fetchedAt: dataUpdatedAt }, own?.days_off);
      // What a person wrote before signing out comes back with their seal.
      if (had) return;
      if (await restoreDrafts()) drawAgain();
      wakeOutbox();
    };
    // The next answer is kept.
    keep().catch(() => {});
  }, [data, dataUpdatedAt, isPlaceholderData]);

  const key = JSON.stringify([endpoint.name, request]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what could not be brought is tried again with each failure.
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
  }, [missing, key, failureCount]);

  return failing && data && !isPlaceholderData ? dataUpdatedAt : undefined;
}

/** The walker's own days off: as the server has them, or else as they were kept with the day. */
export function useDaysOff(): DaysOff {
  const { data } = useRead(me);
  const [kept, setKept] = useState<DaysOff>([]);
  const isMissing = data === undefined;
  useEffect(() => {
    if (!isMissing || !canKeep()) return;
    const bring = async () => setKept(await (await load()).readDaysOff());
    // The week says nothing of them.
    bring().catch(() => {});
  }, [isMissing]);
  return data?.days_off ?? kept;
}
