import type { LocalDate } from "@petcare/domain";
import { expect, it } from "vitest";
import { anOwnerVisit } from "../../../testing/visits.ts";
import { monthOf } from "./data.ts";

const date = "2026-11-20";
/** Friday, 8:30 in New York. */
const now = Date.parse("2026-11-20T13:30:00Z");
const day = (visits: ReturnType<typeof anOwnerVisit>[], more: { team?: number; on?: LocalDate } = {}) => {
  const both = { counted: visits, working: visits };
  const [first] = monthOf({ days: [more.on ?? date], ...both, team: more.team ?? 2, reports: new Map(), now });
  if (!first) throw new Error("The month has no day");
  return first;
};

it("counts each visit once, as overdue before unassigned before its status", () => {
  const { visits, counts } = day([
    anOwnerVisit({ date: "2026-11-19" }),
    anOwnerVisit(),
    anOwnerVisit({ status: "confirmed" }),
    anOwnerVisit({ walker_id: null, status: "confirmed" }),
    anOwnerVisit({ status: "completed", walker_id: null }),
    anOwnerVisit({ status: "cancelled", walker_id: null }),
  ]);
  expect(counts).toEqual({ completed: 1, confirmed: 1, scheduled: 1, unassigned: 1, overdue: 0, cancelled: 1 });
  expect(visits).toBe(4);
  const late = day([anOwnerVisit({ date: "2026-11-19", walker_id: null })], { on: "2026-11-19" });
  expect(late.counts).toMatchObject({ overdue: 1, unassigned: 0 });
});

it("knows how full the team's day is, and which frames are tight", () => {
  const morning = Array.from({ length: 6 }, () => anOwnerVisit());
  const evening = Array.from({ length: 5 }, () => anOwnerVisit({ timeframe: "evening" }));
  const nobodys = anOwnerVisit({ walker_id: null });
  expect(day([...morning, ...evening, nobodys])).toMatchObject({ share: 385 / 1800, near: 1, over: 1 });
  expect(day(morning, { team: 0 }).share).toBe(0);
});
