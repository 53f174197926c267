import type { LocalDate } from "../local-date.ts";
import { lastDayOf as lastDayOfVisit } from "../visit-times.ts";
import type { PlanFact } from "./facts.ts";
import { everyText } from "./say.ts";
import type { NoticeSeries, NoticeVisit } from "./truth.ts";
import { lastDayOf, type ToldSeries, type ToldVisit } from "./visit-words.ts";

/** Makes the fact that tells a visit's change; undefined: there is nothing to say. */
export function visitChange(
  before: ToldVisit | undefined,
  visit: NoticeVisit,
  { reader, today }: { reader: "client" | "walker"; today: LocalDate },
): PlanFact | undefined {
  const { pets, date, timeframe, walker, status, charged } = visit;
  const of = { pets, date, timeframe, ...(reader === "client" && { walker }) };
  const isPast = (day: LocalDate) => lastDayOfVisit({ ...visit, date: day }) < today;
  const isOver = status === "completed" || (isPast(date) && (!before || isPast(before.date)));
  if (isOver) return undefined;
  if (!before) {
    if (!visit.mine) return undefined;
    if (status === "cancelled") return visit.asked ? { type: "cancelled", charged, ...of } : undefined;
    return { type: reader === "client" ? "booked" : "yours", ...of };
  }
  const wasCancelled = before.state === "cancelled";
  if (!visit.mine) return wasCancelled ? undefined : { type: "gone", ...of, date: before.date };
  if (status === "cancelled") return wasCancelled ? undefined : { type: "cancelled", charged, ...of };
  if (wasCancelled) return { type: "back", ...of };
  if (before.date !== date || before.timeframe !== timeframe)
    return { type: "moved", was: { date: before.date, timeframe: before.timeframe }, ...of };
  if (reader === "client" && before.walker !== walker) return { type: "walker", was: before.walker, ...of };
  return undefined;
}

/** Makes the fact that tells a change of a series; undefined: its visits alone say it. */
export function seriesChange(
  before: ToldSeries | undefined,
  series: NoticeSeries,
  now: ToldSeries,
  today: LocalDate,
): PlanFact | undefined {
  const { pets, start, recurrence, steps } = series;
  const last = steps.at(-1);
  const end = lastDayOf(now);
  if (!last) return undefined;
  const from = last.from > today ? last.from : start > today ? start : today;
  const of = { pets, every: everyText(recurrence, start), timeframe: last.timeframe, walker: last.walker, from };
  const isEnded = end !== undefined && end < today;
  if (!before) return isEnded ? undefined : { type: "series", ...of };
  const was = before.steps.at(-1);
  const wasEnd = lastDayOf(before);
  if (end !== undefined && (wasEnd === undefined || end < wasEnd))
    return { type: "series-ends", last: isEnded ? undefined : end, ...of };
  if (wasEnd !== undefined && (end === undefined || end > wasEnd)) return { type: "series-goes-on", ...of };
  if (was?.timeframe !== last.timeframe && was) return { type: "series-moved", was: was.timeframe, ...of };
  if (was?.walker !== last.walker) return { type: "series-walker", was: was?.walker, ...of };
  return undefined;
}
