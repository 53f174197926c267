import { type AnswerOf, getNoticeSettings, getNotices, getPriceRules } from "@petcare/contract";
import { least } from "./least.ts";

type Settings = AnswerOf<typeof getNoticeSettings>;
type Notices = AnswerOf<typeof getNotices>;
type Rules = AnswerOf<typeof getPriceRules>;

/** The settings of messages that are on, published up to this week's Sunday. */
export const noticeSettings = (changes: Partial<Settings> = {}): Settings => ({
  ...least<Settings>(getNoticeSettings),
  on: true,
  on_since: "2026-11-20T15:00:00.000Z",
  through: "2026-11-22",
  version: 1,
  ...changes,
});

/** A person's choice of messages, with an email address; any part can be given. */
export const someNotices = (changes: Partial<Notices> = {}): Notices => ({
  ...least<Notices>(getNotices),
  on: true,
  email: { address: "ana@example.com", stopped: null, possible: true },
  push_key: "BKey",
  ...changes,
});

/** An empty list of price rules. */
export const priceRules = (changes: Partial<Rules> = {}): Rules => ({ ...least<Rules>(getPriceRules), ...changes });
