import { firstDay, type LocalDate } from "../local-date.ts";
import { type Cents, formatCents } from "../money.ts";
import type { Recurrence } from "../recurrence.ts";
import { timeFrames } from "../visit-times.ts";
import {
  comesText,
  dayLong,
  dayShort,
  everyText,
  hoursBetween,
  hoursText,
  linesOf,
  listText,
  type MessageReader,
  type MessageText,
  petsOf,
} from "./message-words.ts";
import { isOn, type VisitSide } from "./outbox.ts";

/** A change of one visit, to be sent to a person. */
export interface PlanChange {
  pets: readonly string[];
  /** The visit as they know it. Absent: it was not theirs. */
  base: VisitSide | undefined;
  after: VisitSide | undefined;
  charged: Cents;
  /** The series' history row that made the change, and the series. */
  row?: string | undefined;
  series?: NoticeSeries | undefined;
}

/** A client's series, in its current state. */
export interface NoticeSeries {
  pets: readonly string[];
  start: LocalDate;
  recurrence: Recurrence;
}

type PlanReader = MessageReader & { today: LocalDate };

/** A line of a message, and the changes that it covers. */
export interface PlanLine<Change> {
  text: MessageText;
  pets: readonly string[];
  says: readonly Change[];
  /** It describes a change of the whole series, and names no single visit. */
  isSentence?: true;
}

/**
 * Makes the lines of a message about changed visits, by day and hour. For a client, what a series change does to most of
 * its visits is one sentence.
 */
export function planLines<Change extends PlanChange>(changes: readonly Change[], of: PlanReader): PlanLine<Change>[] {
  const rows = of.reader === "client" ? Map.groupBy(changes, ({ row, series }) => (series ? row : undefined)) : [];
  const sentences = [...rows].flatMap(([row, some]) => (row ? (sentenceOf(some, of) ?? []) : []));
  const said = new Set(sentences.flatMap(({ says }) => says));
  const others = changes.filter((change) => !said.has(change)).sort((a, b) => (placeOf(a) < placeOf(b) ? -1 : 1));
  return [
    ...sentences,
    ...others.map((change) => ({ text: visitText(change, of), pets: change.pets, says: [change] })),
  ];
}

/** Makes the message: a single line becomes the message itself, several are listed. @param told at least one */
export function planMessage(
  told: readonly Pick<PlanLine<unknown>, "text" | "pets">[],
  reader: PlanReader["reader"],
): MessageText {
  const [only] = told;
  if (only && told.length === 1) return only.text;
  const pets = [...new Set(told.map((line) => listText(line.pets)))];
  const whose = pets.length === 1 && pets[0] ? `${pets[0]}’s` : "your";
  return {
    subject: reader === "walker" ? `Your plan: ${told.length} changes` : `${told.length} changes to ${whose} visits`,
    lines: linesOf(told.map(({ text }) => text)),
  };
}

const placeOf = ({ base, after }: PlanChange): string => {
  const { date = firstDay, timeframe = "morning" } = after ?? base ?? {};
  return `${date} ${timeFrames.findIndex(({ value }) => value === timeframe)}`;
};

function visitText({ pets: names, base, after, charged }: PlanChange, { reader, nameOf }: PlanReader): MessageText {
  const place = after ?? base;
  if (!place) throw new Error("There is nothing to say of a visit that was nobody's");
  const { timeframe, walker_id } = place;
  const isClient = reader === "client";
  const [pets, day, hours, comes] = [
    petsOf(names),
    dayShort(place.date),
    hoursText(timeframe),
    comesText(nameOf(walker_id)),
  ];
  const at = `${pets}, ${day}, ${hours}`;
  const lines = [isClient ? comes : "See your plan."];
  if (!after) return { subject: `No longer yours: ${pets}, ${day}`, lines: ["Somebody else will go."] };
  if (!isOn(after)) {
    const cost = charged > 0 && isClient ? ` ${formatCents(charged)} is charged for it.` : "";
    const line = `The visit between ${hoursBetween(timeframe)} is cancelled.${cost}`;
    return { subject: `Cancelled: ${pets}, ${day}`, lines: [line] };
  }
  if (!base) return { subject: `${isClient ? "Booked" : "Yours"}: ${at}`, lines };
  if (!isOn(base)) return { subject: `Back on: ${at}`, lines };
  if (base.date !== after.date || base.timeframe !== timeframe) {
    const was = `It was ${dayLong(base.date)}, ${hoursText(base.timeframe)}.`;
    return { subject: `${pets}: now ${day}, ${hours}`, lines: [isClient ? `${was} ${comes}` : was] };
  }
  return {
    subject: `${pets}: ${nameOf(walker_id) ?? "somebody else"} comes on ${day}`,
    lines: [`${instead(nameOf(walker_id), nameOf(base.walker_id))} The time stays ${hours}.`],
  };
}

const instead = (walker: string | undefined, was: string | undefined): string =>
  walker && was ? `${walker} comes instead of ${was}.` : comesText(walker);

/** Makes the sentence about a series change: what it did to most visits that stayed on their day. */
function sentenceOf<Change extends PlanChange>(
  changes: readonly Change[],
  of: PlanReader,
): PlanLine<Change> | undefined {
  const stayed = changes.filter(({ base, after }) => after && (!base || base.date === after.date));
  const alike = [...Map.groupBy(stayed, kindOf).values()].sort((a, b) => b.length - a.length);
  const [says = []] = alike;
  const [first] = says.toSorted((a, b) => (placeOf(a) < placeOf(b) ? -1 : 1));
  if (!first?.series || !first.after) return undefined;
  const text = seriesText(first.base, first.after, first.series, of);
  return { text, pets: first.series.pets, says, isSentence: true };
}

const kindOf = ({ base, after }: PlanChange): string =>
  [base, after].map((side) => side && [side.timeframe, side.walker_id, side.state].join()).join(" ");

function seriesText(
  base: VisitSide | undefined,
  after: VisitSide,
  { pets: names, recurrence, start }: NoticeSeries,
  { today, nameOf }: PlanReader,
): MessageText {
  const [walker, hours] = [nameOf(after.walker_id), hoursText(after.timeframe)];
  const about = `${petsOf(names)}, ${everyText(recurrence, start)}`;
  const [from, comes] = [`From ${dayLong(after.date)} on`, comesText(walker)];
  if (!isOn(after)) {
    const last = lastOf(recurrence, today);
    const line = last ? `The last visit is on ${dayLong(last)}.` : "No visit is left.";
    return { subject: `Ends: ${about}, ${hours}`, lines: [line] };
  }
  if (!base) {
    return {
      subject: `Booked: ${about}, ${hours}`,
      lines: [walker ? `${from}, with ${walker}.` : `${from}. ${comes}`],
    };
  }
  if (!isOn(base)) return { subject: `Goes on: ${about}, ${hours}`, lines: [comes] };
  if (base.timeframe !== after.timeframe) {
    const lines = [`${from}. It was ${hoursText(base.timeframe)}. ${comes}`];
    return { subject: `${about}: now ${hours}`, lines };
  }
  return {
    subject: `${about}: ${walker ?? "somebody else"} comes`,
    lines: [`${from}. ${instead(walker, nameOf(base.walker_id))} The time stays ${hours}.`],
  };
}

const lastOf = (rule: Recurrence, today: LocalDate): LocalDate | undefined =>
  rule.frequency !== "none" && rule.end.type === "until" && rule.end.date >= today ? rule.end.date : undefined;
