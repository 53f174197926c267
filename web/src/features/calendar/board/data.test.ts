import type { CalendarVisit } from "@petcare/contract";
import { addDays, type LocalDate } from "@petcare/domain";
import { expect, it } from "vitest";
import { aWalker } from "../../../testing/people.ts";
import { anOwnerVisit } from "../../../testing/visits.ts";
import type { Filters } from "../address.ts";
import { shownBy } from "../data.ts";
import { boardOf, type Walker } from "./data.ts";

const monday: LocalDate = "2027-03-08";
const days = [0, 1, 2, 3, 4, 5, 6].map((n) => addDays(monday, n));
/** Monday, 9:00 in New York. */
const now = Date.parse("2027-03-08T14:00:00Z");

const walker = (id: string, more: Partial<Walker> = {}) => aWalker({ id, name: id, phone: null, ...more });
const visit = (more: Partial<ReturnType<typeof anOwnerVisit>> = {}): CalendarVisit =>
  anOwnerVisit({ _id: "v", date: monday, client_id: "c", walker_id: "rosa", pet_names: ["Duke"], ...more });

it("has the unassigned on top, then active walkers, the owner last, then whoever else has a visit", () => {
  const visits = [visit({ walker_id: "left" }), visit({ walker_id: null }), visit({ walker_id: "gone" })];
  const team = [
    walker("owner", { isAdmin: true }),
    walker("rosa"),
    walker("left", { active: false }),
    walker("idle", { active: false }),
  ];
  const { rows } = boardOf(visits, team, days, now);
  expect(rows.map((row) => row.walker?.name)).toEqual([undefined, "rosa", "left", "owner", "Unknown walker"]);
  expect(rows.every((row) => row.cells.length === 7)).toBe(true);
});

it("finds what needs the owner: unassigned, overdue, tight from today on", () => {
  const morning = (n: number, date: LocalDate) => Array.from({ length: n }, () => visit({ date }));
  const visits = [
    visit({ walker_id: null }),
    visit({ walker_id: null, status: "cancelled" }),
    visit({ timeframe: "early_morning" }),
    visit({ timeframe: "early_morning", status: "completed" }),
    ...morning(6, addDays(monday, -1)),
    ...morning(6, addDays(monday, 1)),
    ...morning(5, addDays(monday, 2)),
  ];
  const board = boardOf(visits, [walker("rosa")], [addDays(monday, -1), ...days], now);
  expect(board).toMatchObject({ unassigned: 1, overdue: 1 + 6 });
  expect(board.tight).toMatchObject([
    { date: "2027-03-09", load: { timeframe: "morning", minutes: 210, fullness: "over" } },
    { date: "2027-03-10", load: { timeframe: "morning", minutes: 175, fullness: "near" } },
  ]);
});

it("shows what all filters leave in sight, and nobody's visits as their own choice", () => {
  const visits = [
    visit({ _id: "a" }),
    visit({ _id: "b", walker_id: null }),
    visit({ _id: "c", client_id: "d", service_type: "visit" }),
    visit({ _id: "d", status: "confirmed" }),
  ];
  const shown = (filters: Filters, only?: string) => {
    const shows = shownBy({ filters, only }, { now, withoutKey: new Set() });
    return visits.filter(shows).map(({ _id }) => _id);
  };
  expect(shown({})).toEqual(["a", "b", "c", "d"]);
  expect(shown({ walker: "unassigned" })).toEqual(["b"]);
  expect(shown({ walker: "rosa", client: "c" })).toEqual(["a", "d"]);
  expect(shown({ service: "visit" })).toEqual(["c"]);
  expect(shown({ status: "confirmed" })).toEqual(["d"]);
  expect(shown({ walker: "rosa" }, "unassigned")).toEqual([]);
});
