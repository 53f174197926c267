import { expect, it } from "vitest";
import { type DayVisit, summaryOf } from "./day-summary.ts";

/** 13:00 in New York: the morning is over. */
const now = Date.parse("2027-03-08T18:00:00Z");

const visit = (more: Partial<DayVisit> = {}): DayVisit => ({
  _id: "v",
  schedule_id: "s",
  recurring: false,
  date: "2027-03-08",
  start: "2027-03-08T20:00:00Z",
  end: "2027-03-08T20:25:00Z",
  occurrence_start: "2027-03-08T20:00:00Z",
  timeframe: "evening",
  service_type: "25",
  service_label: null,
  duration_minutes: 25,
  status: "scheduled",
  client_id: "c",
  walker_id: "rosa",
  pet_names: ["Duke"],
  price: 25,
  version: 1,
  ...more,
});

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
