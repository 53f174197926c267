import { type AnswerOf, getNoticeSettings, getPriceRules } from "@petcare/contract";
import { least } from "./least.ts";

type Settings = AnswerOf<typeof getNoticeSettings>;
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

/** An empty list of price rules. */
export const priceRules = (changes: Partial<Rules> = {}): Rules => ({ ...least<Rules>(getPriceRules), ...changes });
