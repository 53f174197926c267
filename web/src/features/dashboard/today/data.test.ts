import type { CalendarVisit } from "@petcare/contract";
import { expect, it } from "vitest";
import { anOwnerVisit } from "../../../testing/visits.ts";
import { summaryOf } from "./data.ts";

/** 13:00 in New York: the morning is over. */
const now = Date.parse("2027-03-08T18:00:00Z");

const visit = (more: Partial<ReturnType<typeof anOwnerVisit>> = {}): CalendarVisit =>
  anOwnerVisit({ _id: "v", date: "2027-03-08", timeframe: "evening", walker_id: "rosa", ...more });

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
