import { expect, test } from "vitest";
import { addDays, type LocalDate } from "../local-date.ts";
import type { EditableVisit } from "./editable.ts";
import { isApart, roomTaken } from "./room.ts";
import { book, never, weekly } from "./testing/monday-wednesday-friday.ts";

const today: LocalDate = "2026-11-21";
const room = { visits: 92, days: 63 };
const everyDay = { frequency: "daily", interval: 1, end: never } as const;

const taken = ({ series, visits }: ReturnType<typeof book>, at = today) =>
  roomTaken(series, [...visits.values()], at, room);

test.each([
  ["daily", everyDay, 63],
  ["on three days a week", weekly(never), 27],
  ["of three visits", weekly({ type: "count", count: 3 }), 2],
])("a series %s takes a place for each date of the next 63 days, stored or not", (_, recurrence, places) => {
  const model = book({ recurrence });
  expect(taken(model)).toBe(places);
  model.visits.clear();
  expect(taken(model)).toBe(places);
});

test("a visit that stands apart takes a place beside the dates, until it comes near or is moved back", () => {
  const model = book({ recurrence: everyDay });
  model.editOne("2026-11-25", { changes: {}, date: "2026-11-26" });
  model.editOne("2027-06-07", { changes: { notes: "Side door" } });
  expect(taken(model)).toBe(65);
  model.editOne("2026-11-25", { changes: {}, date: "2026-11-25" });
  expect(taken(model)).toBe(64);
  expect(taken(model, "2027-06-01")).toBe(63);
});

test("a series that was cancelled takes the places of its dates: it is restored with all of them", () => {
  const model = book({ recurrence: everyDay });
  model.cancel();
  expect(taken(model)).toBe(63);
  expect(taken(model, addDays(today, 40))).toBe(63);
});

test("a visit of the past stands nowhere, whatever its own date is", () => {
  const moved = (date: LocalDate, original_date: LocalDate) => ({ date, original_date }) as EditableVisit;
  expect(isApart(moved("2026-11-20", "2027-06-07"), today, room)).toBe(false);
  expect(isApart(moved("2026-11-21", "2026-11-20"), today, room)).toBe(true);
  expect(isApart(moved("2027-01-22", "2027-01-22"), today, room)).toBe(false);
  expect(isApart(moved("2027-01-23", "2027-01-23"), today, room)).toBe(true);
});
