import type { AnswerOf, clientSeries } from "@petcare/contract";
import { type LocalDate, parseRuleText, recurrenceSummary } from "@petcare/domain";
import { frameBrief, fullDay, monthName, shortDay } from "../../../lib/format/time.ts";
import { count } from "../../../lib/format/words.ts";

export type ClientSeries = AnswerOf<typeof clientSeries>[number];
type Exception = ClientSeries["exceptions"][number];

const frameWords = (series: Pick<ClientSeries, "timeframe">) => frameBrief(series.timeframe).replace("p", " PM");

/** 'Mon, Wed, Fri, 9–12 with Rosa, since March': the rule without its end. @param walker undefined if unassigned */
export function seriesWords(series: ClientSeries, walker: string | undefined, today: LocalDate): string {
  const { date, rrule } = series;
  const rule = { ...parseRuleText(rrule, date), end: { type: "never" } as const };
  const days = recurrenceSummary(rule, date).replace("Weekly on ", "");
  return `${days}, ${frameWords(series)} ${walker ? `with ${walker}` : "unassigned"}, ${beginning(date, today)}`;
}

/** 'since March', 'since March 2024', 'from Fri, Jan 1, 2027' */
function beginning(date: LocalDate, today: LocalDate): string {
  if (date > today) return `from ${fullDay(date)}`;
  const [month, year] = monthName(date).split(" ");
  return year === today.slice(0, 4) ? `since ${month}` : `since ${month} ${year}`;
}

/** 'no end', 'until Sat, Jan 30, 2027', '12 times' */
export function endWords({ rrule, date }: ClientSeries): string {
  const { end } = parseRuleText(rrule, date);
  if (end.type === "never") return "no end";
  return end.type === "until" ? `until ${fullDay(end.date)}` : count(end.count, "time");
}

/**
 * 'Mon, Nov 23: 12–3', 'Mon, Nov 23: Tue, Nov 24, 12–3, Marcus', 'Wed, Dec 2: cancelled'
 * @param walker the visit's; undefined if unassigned
 */
export function exceptionWords(series: ClientSeries, visit: Exception, walker: string | undefined): string {
  const { original_date, date, timeframe, walker_id, status } = visit;
  const differing = [
    ...(date === original_date ? [] : [shortDay(date)]),
    ...(timeframe === series.timeframe ? [] : [frameWords(visit)]),
    ...(walker_id === series.walker_id ? [] : [walker ?? "unassigned"]),
  ];
  // An exception to a later step of the series may equal the present step.
  const words = differing.join(", ") || `${frameWords(visit)}, ${walker ?? "unassigned"}`;
  return `${shortDay(original_date)}: ${status === "cancelled" ? "cancelled" : words}`;
}
