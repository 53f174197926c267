import type { CalendarVisit } from "@petcare/contract";
import { expect, test } from "vitest";
import { anOwnerVisit } from "../../../testing/visits.ts";
import { summaryOf } from "../today/data.ts";
import { needsOf, onTimeWords } from "./words.ts";

/** Friday 20 November 2026, 10:40 in New York. */
const now = Date.parse("2026-11-20T15:40:00Z");
const date = "2026-11-20";
const tomorrow = "2026-11-21";

const visit = (changes: Partial<CalendarVisit> = {}): CalendarVisit => anOwnerVisit({ date, ...changes });
const late = visit({ _id: "late", timeframe: "early_morning", pet_names: ["Canela", "Churro"] });
const open = visit({ _id: "open", walker_id: null, pet_names: ["Jordan"] });
const locked = visit({ _id: "locked", date: tomorrow, pet_names: ["Meatball"] });
const walker = (id: string | null) => (id === "owner" ? "you" : id === null ? "nobody" : "Rosa");

type Given = Partial<Parameters<typeof needsOf>[0]>;

const needs = (visits: CalendarVisit[], given: Given = {}) =>
  needsOf({
    date,
    today: summaryOf(
      visits.filter((one) => one.date === date),
      now,
    ),
    tomorrow: {
      date: tomorrow,
      ...summaryOf(
        visits.filter((one) => one.date === tomorrow),
        now,
      ),
    },
    withoutKey: [],
    unfinished: undefined,
    left: undefined,
    now,
    names: { client: () => "Ana Reyes", walker, keyHolder: () => "Copy A: with you" },
    ...given,
  });
const linesOf = (found: ReturnType<typeof needs>) =>
  found.map(({ title, detail, act, to }) => [title, detail, act, to]);
const calendar = "/admin/calendar?view=day&date=";

test("each matter is a line with its act, the most pressing first", () => {
  const given: Given = {
    withoutKey: [locked],
    unfinished: { visits: 2, since: "2026-11-19" },
    incidents: 1,
    toSettle: 3,
    requests: {
      waiting: 2,
      first: { kind: "book", client: "Ana Reyes", date: "2026-11-24", timeframe: "morning" },
    },
    left: { at: "2026-11-18", walkers: 1, visits: 41, first: "2026-11-21" },
  };
  expect(linesOf(needs([late, open, locked], given))).toEqual([
    [
      "Canela & Churro are 1 h 40 late",
      "Ana Reyes, 6–9, Rosa",
      "Complete",
      `${calendar}${date}&visit=late&complete=late`,
    ],
    ["Jordan has no walker, 9–12", "Ana Reyes · 1 h 20 left", "Find walker", "?edit=open"],
    ["1 incident to read", "Noted on a visit by its walker", "Read", "/admin/to-settle"],
    ["3 reports to settle", "Walkers did what the plan contradicts", "Settle", "/admin/to-settle"],
    ["2 requests to answer", "Ana Reyes first, for Tue, Nov 24 9–12", "Answer", "/admin/requests"],
    [
      "2 unfinished since Thu, Nov 19",
      "Neither completed nor cancelled",
      "See all",
      "/admin/calendar?view=week&date=2026-11-19&only=overdue",
    ],
    [
      "41 visits need a walker",
      "A walker left on Wed, Nov 18",
      "Assign",
      "/admin/calendar?view=week&date=2026-11-21&only=unassigned",
    ],
    ["Rosa has no key for Meatball", "Sat 9–12 · Copy A: with you", "Hand over", "/admin/clients/client-1?tab=details"],
    ["Tomorrow: 1 visit", "Sat, Nov 21 · 1 walker", "See day", `${calendar}2026-11-21`],
  ]);
});

test("whoever is neither overdue, late nor silent is on time: by name, or how many", () => {
  const of = (count: number) =>
    summaryOf(
      [{ ...late, walker_id: "x" }, ...Array.from({ length: count }, (_, n) => visit({ walker_id: `${n}` }))],
      now,
    );
  expect([0, 2, 7].map((count) => onTimeWords(of(count), walker, new Set()))).toEqual([
    undefined,
    "Rosa, Rosa",
    "7 walkers",
  ]);
  expect(onTimeWords(of(2), walker, new Set(["1"]))).toBe("Rosa");
});
