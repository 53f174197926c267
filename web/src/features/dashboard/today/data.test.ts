import type { CalendarVisit } from "@petcare/contract";
import { expect, it } from "vitest";
import { anOwnerVisit } from "../../../testing/visits.ts";
import { summaryOf } from "./data.ts";

/** 13:00 in New York: the morning is over. */
const now = Date.parse("2027-03-08T18:00:00Z");

const visit = (more: Partial<ReturnType<typeof anOwnerVisit>> = {}): CalendarVisit =>
  anOwnerVisit({ _id: "v", date: "2027-03-08", timeframe: "evening", walker_id: "rosa", ...more });

it("counts a day by status, without the cancelled in its total", () => {
  const visits = [
    visit(),
    visit({ status: "confirmed" }),
    visit({ status: "completed" }),
    visit({ status: "cancelled" }),
  ];
  expect(summaryOf(visits, now)).toMatchObject({
    total: 3,
    byStatus: { scheduled: 1, confirmed: 1, completed: 1, cancelled: 1 },
    overdue: [],
  });
});

it("names what is overdue and what nobody has", () => {
  const late = visit({ _id: "late", timeframe: "morning" });
  const open = visit({ _id: "open", walker_id: null });
  const gone = visit({ _id: "gone", walker_id: null, status: "cancelled" });
  const { overdue, unassigned } = summaryOf([late, open, gone], now);
  expect([overdue, unassigned].map((visits) => visits.map(({ _id }) => _id))).toEqual([["late"], ["open"]]);
});

it("lists who works, the busiest first, then who starts first", () => {
  const visits = [
    visit({ walker_id: "tom" }),
    visit({ walker_id: "ada" }),
    visit({ status: "completed" }),
    visit({ timeframe: "morning" }),
    visit({ status: "cancelled", walker_id: "ida" }),
    visit({ walker_id: null }),
  ];
  const { byWalker } = summaryOf(visits, now);
  expect(byWalker.map(({ visits, ...figures }) => ({ ...figures, total: visits.length }))).toEqual([
    { walkerId: "rosa", done: 1, total: 2, overdue: 1 },
    { walkerId: "tom", done: 0, total: 1, overdue: 0 },
    { walkerId: "ada", done: 0, total: 1, overdue: 0 },
  ]);
});
