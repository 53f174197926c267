import type { CalendarVisit } from "@petcare/contract";
import { describe, expect, test } from "vitest";
import { anOwnerVisit } from "../../../testing/visits.ts";
import { summaryOf } from "../today/data.ts";
import { concernOf, type Seen } from "./data.ts";

/** Friday 20 November 2026, 10:40 in New York. */
const now = Date.parse("2026-11-20T15:40:00Z");

const visit = (changes: Partial<CalendarVisit> = {}): CalendarVisit => anOwnerVisit(changes);
const done = visit({ timeframe: "early_morning", status: "completed" });
const dayOf = (visits: CalendarVisit[]) => {
  const [day] = summaryOf(visits, now).byWalker;
  if (!day) throw new Error("Nobody is out");
  return day;
};
const seenAt = (last_seen_at: string | null, silent = true): Seen => ({
  online: false,
  last_seen_at,
  has_account: true,
  silent,
});
const justNow = seenAt("2026-11-20T15:36:00Z", false);

describe("a walker is to be looked at", () => {
  const late = visit({ timeframe: "early_morning" });
  const full = ["a", "b", "c", "d", "e", "f"].map((_id) => visit({ _id, timeframe: "late_afternoon" }));
  const over = "3–6 over by 30 min";
  test.each<[string | undefined, string, CalendarVisit[], Seen | undefined]>([
    ["1 overdue", "whose visit is overdue, whatever else", [late, ...full], seenAt(null)],
    ["Silent since 8:10 AM", "who is silent", [visit()], seenAt("2026-11-20T13:10:00Z")],
    ["Silent today", "who was not seen since yesterday", [visit()], seenAt("2026-11-19T23:10:00Z")],
    [over, "who has more in a frame than fits", full, justNow],
    [undefined, "not for a full frame that is done", full.map((one) => ({ ...one, status: "completed" })), justNow],
    [undefined, "not while it is not known who is online", [visit()], undefined],
    [undefined, "not where all is as planned", [done, visit()], justNow],
  ])("%s: %s", (words, _, visits, seen) => {
    expect(concernOf(dayOf(visits), seen, now)).toBe(words);
  });
});

test("a walker with a day off is to be looked at while visits are to go", () => {
  expect(concernOf(dayOf([visit()]), seenAt(null), now, true)).toBe("Off today");
  expect(concernOf(dayOf([done]), justNow, now, true)).toBeUndefined();
});
