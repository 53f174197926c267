import { useDebouncedValue } from "@mantine/hooks";
import { type BodyOf, checkSchedule } from "@petcare/contract";
import { isTimeFrame } from "@petcare/domain";
import { useMemo } from "react";
import { useCheck } from "../../../lib/api/use-check.ts";
import { isNearDate } from "../../../lib/format/near-date.ts";
import { recurrenceProblems } from "../recurrence/recurrence-draft.ts";
import { type ScheduleForm, scheduleRules } from "../schedule-form.ts";

const pauseMs = 300;

type Draft = BodyOf<typeof checkSchedule>;

/**
 * Asks what stands against the booking and who has room for it, once filling in has paused.
 * @param edited what is edited, and its rule where that is no longer in the form
 */
export function useScheduleCheck(form: ScheduleForm, edited: Pick<Draft, "except" | "rrule"> = {}) {
  const draft = JSON.stringify(draftOf(form, edited));
  const [paused] = useDebouncedValue(draft, pauseMs);
  const body = useMemo((): Draft | undefined => paused && JSON.parse(paused), [paused]);
  const asking = { enabled: draft !== undefined && body !== undefined, keepsPrevious: true };
  const { data, isError } = useCheck(asking, checkSchedule, { body: body ?? nothing });
  return asking.enabled ? { answer: data, failed: isError } : { answer: undefined, failed: false };
}

export type ScheduleCheck = ReturnType<typeof useScheduleCheck>;

/** Stands in the place of a question that is not asked. */
const nothing: Draft = { date: "", timeframe: "morning", service_type: "25" };

/** Answers the draft that is asked about. It is undefined while it is not known whose booking it is, or when. */
function draftOf(form: ScheduleForm, edited: Pick<Draft, "except" | "rrule">): Draft | undefined {
  const { date, timeframe, recurrence, client_id, walker_id } = form;
  const isDated =
    isNearDate(date) && isTimeFrame(timeframe) && Object.keys(recurrenceProblems(recurrence, date)).length === 0;
  if (!isDated || (client_id === "" && walker_id === "")) return undefined;
  const { service_type, rrule } = scheduleRules.toBody(form);
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
