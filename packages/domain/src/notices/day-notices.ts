import { addDays, type LocalDate } from "../local-date.ts";
import { isOpen } from "../visit-life.ts";
import { overdueFrom, visitTimes } from "../visit-times.ts";
import type { Notice } from "./notice.ts";
import type { PlanLook } from "./plan-notice.ts";
import { clockText } from "./say.ts";
import type { NoticeVisit, NoticeWords, Truth } from "./truth.ts";
import { visitOfWords } from "./visit-words.ts";

/** In milliseconds: a visit that was done before is no news to somebody who was never told of it. */
const doneIsNews = 36 * 3_600_000;

/** The messages of a client's visits that have begun or are done. */
export const liveNotices = (look: PlanLook, zone: string, now: number): Notice[] =>
  look.visits.flatMap(({ visit, about, words, before }): Notice[] => {
    const state = visitOfWords(words)?.state ?? "";
    const { pets, walker, arrived_at = now, completed_at = now, note, photos } = visit;
    if (state === before?.state) return [];
    const of = { words: { [about]: words }, begins: undefined };
    if (state.startsWith("here") && arrived_at > now - doneIsNews)
      return [{ kind: "here", facts: { pets, walker, clock: clockText(arrived_at, zone) }, ...of }];
    if (state.startsWith("done") && (before || completed_at > now - doneIsNews))
      return [{ kind: "done", facts: { pets, note, photos }, ...of }];
    return [];
  });

/** The message about tomorrow, for a walker or a client, in the evening. */
export function tomorrowNotices(truth: Truth, told: NoticeWords, today: LocalDate): Notice[] {
  const { reader, visits, keys } = truth;
  const tomorrow = addDays(today, 1);
  if (reader === "admin" || !truth.passes.includes("evening") || told.tomorrow === tomorrow) return [];
  const open = visits.filter((visit) => visit.mine && visit.date === tomorrow && isOpen(visit)).sort(byBegin(truth));
  const [first] = open;
  if (!first) return [];
  const facts = { reader, visits: open, keys };
  return [{ kind: "tomorrow", facts, words: { tomorrow }, begins: visitTimes(first, truth.zone).start }];
}

const byBegin =
  ({ zone }: Truth) =>
  (a: NoticeVisit, b: NoticeVisit) =>
    visitTimes(a, zone).start - visitTimes(b, zone).start;

/** Tells whether a look finds what is not finished. */
export const looksForLate = ({ passes }: Pick<Truth, "passes">): boolean =>
  passes.includes("late") || passes.includes("morning");

/** In milliseconds, after the end of a visit's frame. */
export const lateAfter = 15 * 60_000;
const lateIsNews = 12 * 3_600_000;

/**
 * The visits that nobody has finished: a walker's own in one message, and the owner's in one for each walker. In the morning
 * come those of the evening before, whose push waits for the night.
 */
export function lateNotices(truth: Truth, told: NoticeWords, now: number): Notice[] {
  const { zone, reader } = truth;
  if (reader === "client" || !looksForLate(truth)) return [];
  const late = truth.visits.filter((visit) => {
    const since = now - overdueFrom(visit, zone) - lateAfter;
    return visit.mine && isOpen(visit) && since >= 0 && since < lateIsNews && told[`l:${visit.id}`] === undefined;
  });
  const groups = Map.groupBy(late, ({ walker }) => (reader === "admin" ? walker : undefined));
  return [...groups].map(([walker, some]) => ({
    kind: "late",
    facts: {
      walker,
      visits: some.map((visit) => ({
        ...visit,
        isStay: visit.service === "overnight",
        ended: clockText(overdueFrom(visit, zone), zone).replace(/ [AP]M$/, ""),
        heard: visit.arrived_at === undefined ? undefined : clockText(visit.arrived_at, zone),
      })),
    },
    words: Object.fromEntries(some.map(({ id, date }) => [`l:${id}`, date])),
    begins: undefined,
  }));
}
