import { addDays, type LocalDate } from "../local-date.ts";
import type { Recurrence } from "../recurrence.ts";
import type { TimeFrame } from "../visit-times.ts";
import type { NoticeSeries, NoticeStep, NoticeVisit } from "./truth.ts";

/** A visit as it was told. */
export interface ToldVisit {
  date: LocalDate;
  timeframe: TimeFrame;
  walker: string | undefined;
  /** 'open', 'cancelled', or 'here' or 'done' with its instant. */
  state: string;
}

const joined = (...parts: (string | undefined)[]) => parts.map((part = "") => part.replace(/[|;]/g, " ")).join("|");

/** The words of a visit. Those of a walker name nobody: it is theirs. '' where it is theirs no more. */
export function wordsOfVisit(visit: NoticeVisit, reader: "client" | "walker"): string {
  if (!visit.mine) return "";
  const { date, timeframe, walker, status, arrived_at, completed_at } = visit;
  if (reader === "walker") return joined(date, timeframe, "", status === "cancelled" ? status : "open");
  const here = arrived_at === undefined ? "open" : `here ${arrived_at}`;
  const state = status === "cancelled" ? status : status === "completed" ? `done ${completed_at}` : here;
  return joined(date, timeframe, walker, state);
}

/** A visit as its words tell it; undefined for none. */
export function visitOfWords(words: string | undefined): ToldVisit | undefined {
  if (!words) return undefined;
  const [date, timeframe, walker, state = "open"] = words.split("|");
  return { date: date as LocalDate, timeframe: timeframe as TimeFrame, walker: walker || undefined, state };
}

/** The words of a series: the day on which it ends, and its steps. */
export function wordsOfSeries({ recurrence, steps }: NoticeSeries): string {
  const parts = steps.map(({ from, timeframe, walker }) => joined(from, timeframe, walker));
  return [joined(endOf(recurrence)), ...parts].join(";");
}

const endOf = (rule: Recurrence): string => {
  if (rule.frequency === "none" || rule.end.type === "never") return "";
  return rule.end.type === "until" ? rule.end.date : `${rule.end.count} times`;
};

export interface ToldSeries {
  /** '' for none, a day, or a number of times. */
  end: string;
  steps: readonly NoticeStep[];
}

/** A series as its words tell it; undefined for none. */
export function seriesOfWords(words: string | undefined): ToldSeries | undefined {
  if (!words) return undefined;
  const [end = "", ...parts] = words.split(";");
  const steps = parts.map((part) => {
    const [from, timeframe, walker] = part.split("|");
    return { from: from as LocalDate, timeframe: timeframe as TimeFrame, walker: walker || undefined };
  });
  return { end, steps };
}

/** The last day of a told series; undefined where it has none, or where it is a number of times. */
export const lastDayOf = ({ end }: ToldSeries): LocalDate | undefined =>
  /^\d{4}-/.test(end) ? (end as LocalDate) : undefined;

/** The words that a told series says of a visit, where it says any. */
export function wordsBySeries(
  series: ToldSeries | undefined,
  { original_date }: Pick<NoticeVisit, "original_date">,
): string | undefined {
  const last = series && lastDayOf(series);
  if (!series || (last && original_date > last)) return undefined;
  const step = series.steps.findLast(({ from }) => from <= original_date);
  return step && joined(original_date, step.timeframe, step.walker, "open");
}

/** Days for which the words of a visit are kept after it. */
const kept = 7;

/** Tells whether the words of a visit are no longer needed. */
export const isPast = (words: string, today: LocalDate): boolean => {
  const visit = visitOfWords(words);
  return visit !== undefined && addDays(visit.date, kept) < today;
};
