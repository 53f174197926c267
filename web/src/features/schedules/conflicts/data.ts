import { useDebouncedValue } from "@mantine/hooks";
import { type BodyOf, checkSchedule } from "@petcare/contract";
import { isTimeFrame } from "@petcare/domain";
import { useRef, useState } from "react";
import { useCheck } from "../../../lib/api/use-check.ts";
import { isNearDate } from "../../../lib/format/near-date.ts";
import { type ScheduleForm, type ScheduleValues, scheduleRules } from "../data.ts";
import { recurrenceProblems } from "../recurrence/data.ts";

const pauseMs = 300;

type Draft = BodyOf<typeof checkSchedule>;

/** A body that satisfies the type, and is never sent. */
const nothing: Draft = { date: "", timeframe: "morning", service_type: "25" };

/**
 * Reads the conflicts of a booking and the walkers with room, once typing has paused.
 * @param edited the edited schedule, and its rule if the form has none
 */
export function useScheduleCheck(values: ScheduleValues, edited: Pick<Draft, "except" | "rrule"> = {}) {
  const draft = JSON.stringify(draftOf(values, edited));
  const [paused] = useDebouncedValue(draft, pauseMs);
  const body: Draft | undefined = paused && JSON.parse(paused);
  const asking = { enabled: draft !== undefined && body !== undefined, keepsPrevious: true };
  const { data, isError } = useCheck(asking, checkSchedule, { body: body ?? nothing });
  return asking.enabled ? { answer: data, failed: isError } : { answer: undefined, failed: false };
}

export type ScheduleCheck = ReturnType<typeof useScheduleCheck>;

/** The draft to check; undefined without a person or a date. */
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

/** The search for another walker with room. A change of walker ends the search. */
export function useRoomSearch(form: ScheduleForm) {
  const walker = useRef<HTMLInputElement>(null);
  const [from, lookFrom] = useState<string>();
  const { walker_id } = form.values;
  return {
    /** The walker's input, which gets the focus after a choice. */
    walker,
    isLookedFor: from === walker_id,
    look: () => lookFrom(walker_id),
    choose: (id: string) => {
      form.set("walker_id", id);
      lookFrom(undefined);
      walker.current?.focus();
    },
  };
}
