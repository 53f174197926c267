import { type AnswerOf, getNoticeSettings, getPriceRules } from "@petcare/contract";
import { least } from "./least.ts";

type Settings = AnswerOf<typeof getNoticeSettings>;
type Rules = AnswerOf<typeof getPriceRules>;

/** Messages that are on, and told up to the Sunday of this week; any part can be given. */
export const noticeSettings = (changes: Partial<Settings> = {}): Settings => ({
  ...least<Settings>(getNoticeSettings),
  on: true,
  on_since: "2026-11-20T15:00:00.000Z",
  through: "2026-11-22",
  version: 1,
  ...changes,
});

/** Price rules of which there are none; any part can be given. */
export const priceRules = (changes: Partial<Rules> = {}): Rules => ({ ...least<Rules>(getPriceRules), ...changes });
