import { addDays, type LocalDate } from "../local-date.ts";
import { instantOf } from "../zone.ts";
import type { Notice } from "./notice.ts";
import type { NoticeWords, Truth } from "./truth.ts";

/** The hour of the business's clock at which the owner hears what a day has brought. */
export const summaryHour = 19;
/** In days: a summary begins where the last one ended, unless that was longer ago. */
const longest = 7;

/**
 * The span of the summary of a day: from the last one's hour to that day's.
 *
 * @returns epoch milliseconds, the end not included
 */
export function summarySpan({ summary }: NoticeWords, today: LocalDate, zone: string): { from: number; to: number } {
  const isKnown = summary !== undefined && summary >= addDays(today, -longest);
  const last = isKnown ? (summary as LocalDate) : addDays(today, -1);
  return { from: instantOf(last, summaryHour, zone), to: instantOf(today, summaryHour, zone) };
}

/** The owner's messages of what has happened, one for each kind; and in the evening what the day has brought. */
export function ownerNotices(truth: Truth, told: NoticeWords, today: LocalDate): Notice[] {
  const { events = [] } = truth;
  const untold = events.filter(({ id }) => told[`e:${id}`] === undefined);
  const news = [...Map.groupBy(untold, ({ kind }) => kind)].map(([kind, facts]) => ({
    kind,
    facts,
    words: Object.fromEntries(facts.map(({ id }) => [`e:${id}`, today])),
    begins: undefined,
  }));
  return [...news, ...summaryNotices(truth, told, today)];
}

function summaryNotices(truth: Truth, told: NoticeWords, today: LocalDate): Notice[] {
  const { passes, zone, requests = [], events = [] } = truth;
  if (!passes.includes("summary")) return [];
  const { from, to } = summarySpan(told, today, zone);
  const isIn = ({ at }: { at: number }) => at >= from && at < to;
  const facts = {
    requests: requests.filter((request) => request.state === "asked" && isIn(request)),
    events: events.filter(isIn),
  };
  if (facts.requests.length + facts.events.length === 0) return [];
  return [{ kind: "summary", facts, words: { summary: today }, begins: undefined }];
}
