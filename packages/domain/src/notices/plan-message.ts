import { formatCents } from "../money.ts";
import type { NoticeFacts, PlanFact } from "./facts.ts";
import { comesText, dayLong, dayShort, hoursBetween, hoursText, linesOf, listText, petsOf } from "./say.ts";

/** One change is a message of its own; several are one, a line each, by day. */
export function planMessage({ reader, changes }: NoticeFacts["plan"]): { subject: string; lines: readonly string[] } {
  const told = changes.map((change) => textOf(change, reader));
  const [only] = told;
  if (only && told.length === 1) return only;
  const pets = [...new Set(changes.map((change) => listText(change.pets)))];
  const whose = pets.length === 1 && pets[0] ? `${pets[0]}’s` : "your";
  return {
    subject: reader === "walker" ? `Your plan: ${told.length} changes` : `${told.length} changes to ${whose} visits`,
    lines: linesOf(told),
  };
}

function textOf(change: PlanFact, reader: "client" | "walker"): { subject: string; lines: string[] } {
  const pets = petsOf(change.pets);
  const hours = hoursText(change.timeframe);
  const comes = comesText(change.walker);
  const who = reader === "client" ? [comes] : ["See your plan."];
  if ("every" in change) return seriesText(change, { pets, hours, comes });
  const day = dayShort(change.date);
  switch (change.type) {
    case "booked":
      return { subject: `Booked: ${pets}, ${day}, ${hours}`, lines: who };
    case "back":
      return { subject: `Back on: ${pets}, ${day}, ${hours}`, lines: who };
    case "yours":
      return { subject: `Yours: ${pets}, ${day}, ${hours}`, lines: ["See your plan."] };
    case "gone":
      return { subject: `No longer yours: ${pets}, ${day}`, lines: ["Somebody else will go."] };
    case "moved": {
      const was = `It was ${dayLong(change.was.date)}, ${hoursText(change.was.timeframe)}.`;
      return { subject: `${pets}: now ${day}, ${hours}`, lines: [reader === "client" ? `${was} ${comes}` : was] };
    }
    case "walker":
      return {
        subject: `${pets}: ${change.walker ?? "somebody else"} comes on ${day}`,
        lines: [`${instead(change)} The time stays ${hours}.`],
      };
    case "cancelled": {
      const charged =
        change.charged > 0 && reader === "client" ? ` ${formatCents(change.charged)} is charged for it.` : "";
      return {
        subject: `Cancelled: ${pets}, ${day}`,
        lines: [`The visit between ${hoursBetween(change.timeframe)} is cancelled.${charged}`],
      };
    }
  }
}

const instead = ({ walker, was }: { walker?: string | undefined; was: string | undefined }): string =>
  walker && was ? `${walker} comes instead of ${was}.` : comesText(walker);

type SeriesFact = Extract<PlanFact, { every: string }>;

function seriesText(
  change: SeriesFact,
  { pets, hours, comes }: { pets: string; hours: string; comes: string },
): { subject: string; lines: string[] } {
  const { every, walker } = change;
  const from = `From ${dayLong(change.from)} on`;
  switch (change.type) {
    case "series":
      return {
        subject: `Booked: ${pets}, ${every}, ${hours}`,
        lines: [walker ? `${from}, with ${walker}.` : `${from}. ${comes}`],
      };
    case "series-goes-on":
      return { subject: `Goes on: ${pets}, ${every}, ${hours}`, lines: [comes] };
    case "series-moved":
      return {
        subject: `${pets}, ${every}: now ${hours}`,
        lines: [`${from}. It was ${hoursText(change.was)}. ${comes}`],
      };
    case "series-walker":
      return {
        subject: `${pets}, ${every}: ${walker ?? "somebody else"} comes`,
        lines: [`${from}. ${instead(change)} The time stays ${hours}.`],
      };
    case "series-ends":
      return {
        subject: `Ends: ${pets}, ${every}, ${hours}`,
        lines: [change.last ? `The last visit is on ${dayLong(change.last)}.` : "No visit is left."],
      };
  }
}
