import { firstDay, type LocalDate } from "../local-date.ts";
import type { Cents } from "../money.ts";
import type { Recurrence } from "../recurrence.ts";
import type { PlanFact } from "./facts.ts";
import { isOn, type VisitSide } from "./outbox.ts";
import { everyText } from "./plan-message.ts";

/** A change of one visit that a person is to hear of. */
export interface PlanChange {
  pets: readonly string[];
  /** The visit as they know it. Absent: nothing of theirs. */
  base: VisitSide | undefined;
  after: VisitSide | undefined;
  charged: Cents;
  /** The row of a series that made it, and that series. */
  row?: string | undefined;
  series?: NoticeSeries | undefined;
}

/** A series of a client's, as it is now. */
export interface NoticeSeries {
  pets: readonly string[];
  start: LocalDate;
  recurrence: Recurrence;
}

interface PlanReader {
  reader: "client" | "walker";
  today: LocalDate;
  /** The first name of a walker. */
  nameOf: (id: string | undefined) => string | undefined;
}

/** A line of a message, and the changes that it says. */
export interface PlanLine<Change> {
  fact: PlanFact;
  says: readonly Change[];
}

/**
 * Makes the lines that tell changes, in the order of their days and hours. What a row of a series has done to most of its
 * visits is one sentence for a client.
 */
export function planLines<Change extends PlanChange>(changes: readonly Change[], of: PlanReader): PlanLine<Change>[] {
  const rows = of.reader === "client" ? Map.groupBy(changes, ({ row, series }) => (series ? row : undefined)) : [];
  const sentences = [...rows].flatMap(([row, some]) => (row ? (sentenceOf(some, of) ?? []) : []));
  const said = new Set(sentences.flatMap(({ says }) => says));
  const others = changes.filter((change) => !said.has(change)).sort((a, b) => (placeOf(a) < placeOf(b) ? -1 : 1));
  return [...sentences, ...others.map((change) => ({ fact: visitFact(change, of), says: [change] }))];
}

const placeOf = ({ base, after }: PlanChange): string => {
  const { date = firstDay, timeframe = "morning" } = after ?? base ?? {};
  return `${date} ${frames.indexOf(timeframe)}`;
};
const frames = ["early_morning", "morning", "afternoon", "late_afternoon", "evening"];

function visitFact({ pets, base, after, charged }: PlanChange, { reader, nameOf }: PlanReader): PlanFact {
  const place = after ?? base;
  if (!place) throw new Error("There is nothing to say of a visit that was nobody's");
  const { date, timeframe } = place;
  const of = { pets, date, timeframe, ...(reader === "client" && { walker: nameOf(place.walker_id) }) };
  if (!after) return { type: "gone", ...of };
  if (!isOn(after)) return { type: "cancelled", charged, ...of };
  if (!base) return { type: reader === "client" ? "booked" : "yours", ...of };
  if (!isOn(base)) return { type: "back", ...of };
  if (base.date !== date || base.timeframe !== timeframe)
    return { type: "moved", was: { date: base.date, timeframe: base.timeframe }, ...of };
  return { type: "walker", was: nameOf(base.walker_id), ...of };
}

/** The sentence of a row of a series: what it has done to the most of its visits, each on its own day. */
function sentenceOf<Change extends PlanChange>(
  changes: readonly Change[],
  of: PlanReader,
): PlanLine<Change> | undefined {
  const stayed = changes.filter(({ base, after }) => after && (!base || base.date === after.date));
  const alike = [...Map.groupBy(stayed, kindOf).values()].sort((a, b) => b.length - a.length);
  const [says = []] = alike;
  const [first] = says.toSorted((a, b) => (placeOf(a) < placeOf(b) ? -1 : 1));
  return first?.series && first.after ? { fact: seriesFact(first, first.series, first.after, of), says } : undefined;
}

const kindOf = ({ base, after }: PlanChange): string =>
  [base, after].map((side) => side && [side.timeframe, side.walker_id, side.state].join()).join(" ");

function seriesFact(
  { base }: PlanChange,
  { pets, recurrence, start }: NoticeSeries,
  after: VisitSide,
  { today, nameOf }: PlanReader,
): PlanFact {
  const { timeframe, date: from } = after;
  const of = { pets, every: everyText(recurrence, start), timeframe, walker: nameOf(after.walker_id), from };
  if (!isOn(after)) return { type: "series-ends", last: lastOf(recurrence, today), ...of };
  if (!base) return { type: "series", ...of };
  if (!isOn(base)) return { type: "series-goes-on", ...of };
  if (base.timeframe !== timeframe) return { type: "series-moved", was: base.timeframe, ...of };
  return { type: "series-walker", was: nameOf(base.walker_id), ...of };
}

const lastOf = (rule: Recurrence, today: LocalDate): LocalDate | undefined =>
  rule.frequency !== "none" && rule.end.type === "until" && rule.end.date >= today ? rule.end.date : undefined;
