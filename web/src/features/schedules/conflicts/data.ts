import { useDebouncedValue } from "@mantine/hooks";
import { type BodyOf, checkSchedule } from "@petcare/contract";
import { isTimeFrame } from "@petcare/domain";
import { useMemo, useRef, useState } from "react";
import { useCheck } from "../../../lib/api/use-check.ts";
import { isNearDate } from "../../../lib/format/near-date.ts";
import { type ScheduleForm, type ScheduleValues, scheduleRules } from "../data.ts";
import { recurrenceProblems } from "../recurrence/data.ts";

const pauseMs = 300;

type Draft = BodyOf<typeof checkSchedule>;

/** A body for the type alone: it is never sent. */
const nothing: Draft = { date: "", timeframe: "morning", service_type: "25" };

/**
 * Reads the conflicts of a booking and who has room for it, once filling in has paused.
 * @param edited the schedule that is edited, and its rule where the form has none
 */
export function useScheduleCheck(values: ScheduleValues, edited: Pick<Draft, "except" | "rrule"> = {}) {
  const draft = JSON.stringify(draftOf(values, edited));
  const [paused] = useDebouncedValue(draft, pauseMs);
  const body = useMemo((): Draft | undefined => paused && JSON.parse(paused), [paused]);
  const asking = { enabled: draft !== undefined && body !== undefined, keepsPrevious: true };
  const { data, isError } = useCheck(asking, checkSchedule, { body: body ?? nothing });
  return asking.enabled ? { answer: data, failed: isError } : { answer: undefined, failed: false };
}

export type ScheduleCheck = ReturnType<typeof useScheduleCheck>;

/** The draft to check; undefined while it has no people or no date. */
function draftOf(values: ScheduleValues, edited: Pick<Draft, "except" | "rrule">): Draft | undefined {
  const { date, timeframe, recurrence, client_id, walker_id } = values;
  const isDated =
    isNearDate(date) && isTimeFrame(timeframe) && Object.keys(recurrenceProblems(recurrence, date)).length === 0;
  if (!isDated || (client_id === "" && walker_id === "")) return undefined;
  const { service_type, rrule } = scheduleRules.toBody(values);
  return {
    date,
    timeframe,
    service_type,
    client_id: client_id || null,
    walker_id: walker_id || null,
    rrule: rrule ?? null,
    ...edited,
  };
}

/** The search for another walker with room. It is over once the walker changes. */
export function useRoomSearch(form: ScheduleForm) {
  const walker = useRef<HTMLInputElement>(null);
  const [besides, lookBesides] = useState<string>();
  const { walker_id } = form.values;
  return {
    /** For the input of the walker, which has the focus once one is chosen. */
    walker,
    isLookedFor: besides !== undefined && besides === walker_id,
    look: () => lookBesides(walker_id),
    choose: (id: string) => {
      form.set("walker_id", id);
      lookBesides(undefined);
      walker.current?.focus();
    },
  };
}
