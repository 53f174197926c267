import { type LocalDate, startOfWeek } from "../local-date.ts";
import { localDateOf } from "../zone.ts";
import { lateNotices, liveNotices, tomorrowNotices } from "./day-notices.ts";
import { invoiceNotices, payNotices } from "./money-notices.ts";
import type { Notice } from "./notice.ts";
import type { NoticeKind } from "./notice-kinds.ts";
import { isOver } from "./over.ts";
import { ownerNotices } from "./owner-notices.ts";
import { type Before, planNotices } from "./plan-notice.ts";
import { requestNotices } from "./request-notices.ts";
import type { NoticeWords, Truth } from "./truth.ts";
import { wordsOfVisit } from "./visit-words.ts";

/** The words that somebody was told, and those that a run may have sent without noting it. */
export interface ToldWords {
  words: NoticeWords;
  sending?: NoticeWords | undefined;
}

interface Look {
  notices: Notice[];
  /** The words once nothing of `notices` is told: without what is past or needs no message. */
  words: NoticeWords;
}

/**
 * Compares what is true with what one person was told. Equal: no notice. What may have been heard and is no longer true
 * is told again, and so is what may not have been heard.
 *
 * @param hears whether the person hears of a kind at all; what they do not hear of is marked as told
 * @param now epoch milliseconds
 */
export function noticesOf(truth: Truth, told: ToldWords, hears: (kind: NoticeKind) => boolean, now: number): Look {
  const today = localDateOf(now, truth.zone);
  const { words, sending = {} } = told;
  const before: Before = (about, is) => {
    const out = sending[about];
    return out !== undefined && out !== is ? out : words[about];
  };
  const { reader } = truth;
  const monday = startOfWeek(truth.through);
  const week = truth.passes.includes("week") && words.week !== monday ? { monday, isTold: hears("week") } : undefined;
  const plan = reader === "admin" ? undefined : planNotices({ ...truth, reader }, words, before, { today, now, week });
  const all: Notice[] = [
    ...(plan?.notices ?? []),
    ...(plan && reader === "client" ? liveNotices(plan, truth.zone, now) : []),
    ...tomorrowNotices(truth, words, today),
    ...(reader === "client" ? invoiceNotices(truth, words, before, today) : []),
    ...(reader === "walker" ? payNotices(truth.pay, words, before, now) : []),
    ...requestNotices(truth, words, before, today),
    ...lateNotices(truth, words, now),
    ...(reader === "admin" ? ownerNotices(truth, words, today) : []),
  ];
  const unheard = all.filter(({ kind }) => !hears(kind));
  const silent = Object.assign({}, plan?.silent, ...unheard.map((notice) => notice.words));
  return { notices: all.filter(({ kind }) => hears(kind)), words: withWords(words, silent, today) };
}

/** Words with those of a message that was told, without what is over. @param today the local date */
export const withWords = (
  words: NoticeWords,
  told: Readonly<Record<string, string | undefined>>,
  today: LocalDate,
): NoticeWords =>
  Object.fromEntries(
    Object.entries({ ...words, ...told }).filter(
      (entry): entry is [string, string] => !!entry[1] && !isOver(entry[0], entry[1], today),
    ),
  );

/** The words of all that is true, for somebody who is told of nothing that was before. */
export function firstWords(truth: Truth, now: number): NoticeWords {
  const { reader } = truth;
  const { notices, words } = noticesOf(truth, { words: {} }, () => true, now);
  const visits = truth.visits.flatMap((visit) => {
    const of = reader === "admin" || visit.status === "cancelled" ? "" : wordsOfVisit(visit, reader);
    return of ? [[`v:${visit.id}`, of]] : [];
  });
  const told = Object.assign({}, Object.fromEntries(visits), ...notices.map((notice) => notice.words));
  return withWords(words, told, localDateOf(now, truth.zone));
}
