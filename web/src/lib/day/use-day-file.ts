import { type AnswerOf, type CallOf, me, type mySchedule } from "@petcare/contract";
import { useEffect, useReducer, useState } from "react";
import { queryClient } from "../api/query.ts";
import { useRead } from "../api/use-read.ts";
import { currentPerson } from "../session/person.ts";
import { canStore, readSeal } from "../session/seal.ts";
import type { DaysOff } from "./day-file.ts";
import { wakeOutbox } from "./use-outbox.ts";

const load = () => import("./day-file.ts");

/**
 * Stores the walker's schedule each time it is read, and shows the stored one while the server does not answer.
 * @returns when the server sent the shown schedule, in epoch milliseconds; undefined while it is up to date
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
    if (!data || isPlaceholderData || !canStore()) return;
    const had = readSeal(currentPerson()) !== undefined;
    const keep = async () => {
      const { storeDay, restoreDrafts } = await load();
      const own = queryClient.getQueryData<AnswerOf<typeof me>>([me.name]);
      await storeDay({ visits: data, fetchedAt: dataUpdatedAt }, own?.days_off);
      // The seal is new: drafts from before signing out can be read again.
      if (had) return;
      if (await restoreDrafts()) drawAgain();
      wakeOutbox();
    };
    keep().catch(() => {
      // The next answer is stored.
    });
  }, [data, dataUpdatedAt, isPlaceholderData]);

  const key = JSON.stringify([endpoint.name, request]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each failure tries again to read the stored schedule.
  useEffect(() => {
    if (!missing || !canStore()) return;
    const bring = async () => {
      const day = await (await load()).readDay();
      const queryKey = JSON.parse(key);
      if (day && queryClient.getQueryData(queryKey) === undefined) {
        queryClient.setQueryData(queryKey, day.visits, { updatedAt: day.fetchedAt });
      }
    };
    bring().catch(() => {
      // The screen says that the schedule is missing.
    });
  }, [missing, key, failureCount]);

  return failing && data && !isPlaceholderData ? dataUpdatedAt : undefined;
}

/** The walker's own days off: as the server has them, or else as this device has stored them. */
export function useDaysOff(): DaysOff {
  const { data } = useRead(me);
  const [stored, setStored] = useState<DaysOff>([]);
  const isMissing = data === undefined;
  useEffect(() => {
    if (!isMissing || !canStore()) return;
    const bring = async () => setStored(await (await load()).readDaysOff());
    bring().catch(() => {
      // The week then shows no days off.
    });
  }, [isMissing]);
  return data?.days_off ?? stored;
}
