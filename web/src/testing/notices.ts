import type { AnswerOf, getNoticeSettings } from "@petcare/contract";

type Settings = AnswerOf<typeof getNoticeSettings>;

/** Messages that are on, and told up to the Sunday of this week; any part can be given. */
export const noticeSettings = (changes: Partial<Settings> = {}): Settings => ({
  on: true,
  on_since: "2026-11-20T15:00:00.000Z",
  through: "2026-11-22",
  weeks_ahead: 0,
  sunday: "tell",
  overdue_days: [],
  defaults: [],
  version: 1,
  ...changes,
});
