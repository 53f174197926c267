import { addDays, weekdayInWords } from "../local-date.ts";
import type { NoticeFacts } from "./facts.ts";
import { daysFromTo, hoursText, listText, petsOf } from "./say.ts";

/** The week of a person: a walker's by day, a client's by what is the same on several days. */
export function weekMessage({ reader, from, visits }: NoticeFacts["week"]): {
  subject: string;
  lines: readonly string[];
} {
  const subject = `Your week, ${daysFromTo(from, addDays(from, 6))}`;
  if (reader === "walker") {
    const days = Map.groupBy(visits, ({ date }) => date);
    const lines = [...days].map(([date, some]) => {
      const [first] = some;
      const count = some.length === 1 ? "1 visit" : `${some.length} visits`;
      return `${weekdayInWords(date)}: ${count}, first ${first ? hoursText(first.timeframe) : ""}`;
    });
    return { subject, lines };
  }
  const same = Map.groupBy(
    visits,
    ({ pets, timeframe, walker }) =>
      `${hoursText(timeframe)}, ${walker ? `with ${walker}` : "who comes is not settled yet"}, ${petsOf(pets)}`,
  );
  const isOnePet = new Set(visits.map(({ pets }) => petsOf(pets))).size === 1;
  const lines = [...same].map(([text, some]) => {
    const days = listText([...new Set(some.map(({ date }) => weekdayInWords(date)))]);
    return `${days}, ${isOnePet ? text.slice(0, text.length - petsOf(some[0]?.pets ?? []).length - 2) : text}.`;
  });
  return { subject, lines };
}
