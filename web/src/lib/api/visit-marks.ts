import { type AnswerOf, listReviews, walkersOverview } from "@petcare/contract";
import { useMemo } from "react";
import { useLater } from "./use-read.ts";

const everyMs = 60_000;

/** The outlook of one of today's open visits. */
export interface Outlook {
  /** Since when its walker is there, in ISO. */
  since?: string;
  /** The minutes by which it will end after its time frame. */
  late?: number;
}

/** Counts the reports of each visit that wait to be settled, by the visit's id. */
export function useReportsToSettle(): ReadonlyMap<string, number> {
  const { data } = useLater(listReviews, { everyMs });
  return useMemo(() => reportsIn(data), [data]);
}

function reportsIn(answer: AnswerOf<typeof listReviews> | undefined) {
  const reports = new Map<string, number>();
  for (const { visit } of answer?.reviews ?? []) reports.set(visit._id, (reports.get(visit._id) ?? 0) + 1);
  return reports;
}

/** Finds where walkers are now and which visits will be late, by the visit's id. @param isToday whether today is shown */
export function useOutlooks(isToday: boolean): ReadonlyMap<string, Outlook> {
  const { data } = useLater(walkersOverview, { everyMs, enabled: isToday });
  return useMemo(() => outlooksIn(data), [data]);
}

function outlooksIn(answer: AnswerOf<typeof walkersOverview> | undefined) {
  const outlooks = new Map<string, Outlook>();
  for (const { _id, since } of answer?.here ?? []) outlooks.set(_id, { since });
  for (const { _id, minutes } of answer?.late ?? []) outlooks.set(_id, { ...outlooks.get(_id), late: minutes });
  return outlooks;
}
