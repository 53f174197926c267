import { addDays, type LocalDate } from "../local-date.ts";
import { overdueFrom, visitTimes } from "../visit-times.ts";
import type { NoticeFacts, PlanFact } from "./facts.ts";
import type { Notice } from "./notice.ts";
import { seriesChange, visitChange } from "./plan-changes.ts";
import type { NoticeVisit, NoticeWords, Truth } from "./truth.ts";
import {
  seriesOfWords,
  type ToldVisit,
  visitOfWords,
  wordsBySeries,
  wordsOfSeries,
  wordsOfVisit,
} from "./visit-words.ts";

/** Finds what a person was told of something before it is told now. */
export type Before = (about: string, now: string) => string | undefined;

type Reader = "client" | "walker";

interface Told {
  visit: NoticeVisit;
  about: string;
  /** By their own words, or by those of their series. */
  before: ToldVisit | undefined;
  /** As `before`, without what may have been heard in a run that was cut off. */
  heard: ToldVisit | undefined;
  words: string;
  /** The words that say it; undefined where the series does. */
  kept: string | undefined;
  isBySeries: boolean;
}

/** The change of the plan, the week, and what is marked without a message. */
export interface PlanLook {
  notices: Notice[];
  /** Words that nobody needs to hear, undefined: none any more. */
  silent: Record<string, string | undefined>;
  /** The changes of each visit that the client may hear of at once. */
  visits: readonly Told[];
}

/** The week that comes within the days that are told. */
interface NewWeek {
  monday: LocalDate;
  /** Whether the person gets it as a message. Else they hear of what no told series says. */
  isTold: boolean;
}

interface PlanMoment {
  today: LocalDate;
  /** Epoch milliseconds. */
  now: number;
  week: NewWeek | undefined;
}

/** Compares the plan with what was told. What the message of the week, or a told series, says is in no change. */
export function planNotices(
  truth: Truth & { reader: Reader },
  told: NoticeWords,
  before: Before,
  moment: PlanMoment,
): PlanLook {
  const { reader, zone } = truth;
  const { today, week } = moment;
  const changes: Change[] = [];
  const silent: Record<string, string | undefined> = {};
  for (const series of truth.series) {
    const about = `s:${series.id}`;
    const words = wordsOfSeries(series);
    const was = before(about, words);
    const now = seriesOfWords(words);
    const fact = was === words ? undefined : now && seriesChange(seriesOfWords(was), series, now, today);
    if (fact) changes.push({ fact, words: { [about]: words }, at: 0, begins: Number.POSITIVE_INFINITY });
    else if (was !== undefined && was !== words) silent[about] = words;
  }
  const changed = new Set(changes.flatMap(({ words }) => Object.keys(words)));
  const visits = truth.visits.map((visit) => toldOf(visit, truth, told, before, week));
  const inWeek: Told[] = [];
  for (const one of visits) {
    const { visit, about, words, kept, isBySeries } = one;
    const fact = changeOf(one, { reader, today });
    const isOfSeries = isBySeries && changed.has(`s:${visit.schedule_id}`) && isTheSeriesOwn(one, told);
    if (week?.isTold && isIn(week, visit.date) && visit.mine && visit.status !== "cancelled") inWeek.push(one);
    else if (fact && !isOfSeries) {
      const at = visitTimes(visit, zone).start;
      changes.push({ fact, words: { [about]: words }, at, begins: Math.min(at, ...leftStarts(one, zone, moment.now)) });
    } else if (one.before && told[about] !== kept && !isNews(one)) silent[about] = kept;
  }
  const notices = [...planNotice(reader, changes), ...weekNotice(reader, inWeek, told, week)];
  return { notices, silent, visits };
}

/**
 * Makes the fact that is true whichever of two messages was heard last. One that names another walker alone says no day, so
 * it is left for the change since what was heard for certain.
 */
function changeOf({ visit, before, heard }: Told, of: { reader: Reader; today: LocalDate }): PlanFact | undefined {
  const fact = visitChange(before, visit, of);
  return fact && fact.type !== "walker" ? fact : (visitChange(heard, visit, of) ?? fact);
}

const isIn = ({ monday }: NewWeek, date: LocalDate) => date >= monday && date <= addDays(monday, 6);

interface Change {
  fact: PlanFact;
  words: Record<string, string>;
  /** Epoch milliseconds; 0 for a series. */
  at: number;
  /** When somebody would first go there for nothing, or be missed: epoch milliseconds. */
  begins: number;
}

/** The starts of the places that a visit has left and that are not over: whoever hears too late goes there. */
const leftStarts = ({ visit, before, heard }: Told, zone: string, now: number): number[] =>
  [before, heard].flatMap((was) => {
    const place = was && { ...visit, date: was.date, timeframe: was.timeframe };
    return place && overdueFrom(place, zone) > now ? [visitTimes(place, zone).start] : [];
  });

function toldOf(
  visit: NoticeVisit,
  { reader, series }: Truth & { reader: Reader },
  told: NoticeWords,
  before: Before,
  week: NewWeek | undefined,
): Told {
  const about = `v:${visit.id}`;
  const words = wordsOfVisit(visit, reader);
  const own = series.find(({ id }) => id === visit.schedule_id);
  const isBySeries = own !== undefined && wordsBySeries(seriesOfWords(wordsOfSeries(own)), visit) === words;
  const said =
    reader === "client"
      ? wordsBySeries(seriesOfWords(told[`s:${visit.schedule_id}`]), visit)
      : week && isIn(week, visit.date) && isAsBefore(visit, told)
        ? words
        : undefined;
  const last = visitOfWords(before(about, words) ?? said);
  const heard = visitOfWords(told[about] ?? said);
  return { visit, about, words, before: last, heard, kept: isBySeries ? undefined : words, isBySeries };
}

/** Tells whether a walker was told of another date of the same series at the same hours. */
const isAsBefore = ({ schedule_id, timeframe }: NoticeVisit, told: NoticeWords): boolean =>
  Object.entries(told).some(
    ([about, words]) => about.startsWith(`v:${schedule_id}.`) && visitOfWords(words)?.timeframe === timeframe,
  );

/** Tells whether a visit said what its series did. */
const isTheSeriesOwn = ({ visit, about }: Told, told: NoticeWords): boolean => {
  const own = told[about];
  return own === undefined || own === wordsBySeries(seriesOfWords(told[`s:${visit.schedule_id}`]), visit);
};

/** An arrival or a completion is told as a message of its own. */
const isNews = ({ words, before }: Told): boolean => {
  const state = visitOfWords(words)?.state;
  return state !== undefined && /^(here|done)/.test(state) && state !== before?.state;
};

function planNotice(reader: Reader, changes: readonly Change[]): Notice[] {
  if (changes.length === 0) return [];
  const sorted = changes.toSorted((a, b) => a.at - b.at);
  const begins = Math.min(...sorted.map((change) => change.begins));
  const facts: NoticeFacts["plan"] = { reader, changes: sorted.map(({ fact }) => fact) };
  const words = Object.assign({}, ...sorted.map((change) => change.words));
  return [{ kind: "plan", facts, words, begins }];
}

function weekNotice(reader: Reader, some: readonly Told[], told: NoticeWords, week: NewWeek | undefined): Notice[] {
  if (!week || some.length === 0) return [];
  const visits = some
    .map(({ visit: { pets, date, timeframe, walker } }) => ({ pets, date, timeframe, walker }))
    .sort((a, b) => (a.date < b.date ? -1 : 1));
  const words = Object.fromEntries(
    some
      .filter(({ about, kept }) => kept !== undefined || told[about] !== undefined)
      .map(({ about, kept = "" }) => [about, kept]),
  );
  const facts: NoticeFacts["week"] = { reader, from: week.monday, visits };
  return [{ kind: "week", facts, words: { ...words, week: week.monday }, begins: undefined }];
}
