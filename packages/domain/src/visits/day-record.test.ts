import { expect, test } from "vitest";
import { type DayVisit, dayRecord } from "./day-record.ts";

const at = (time: string, day = "24") => Date.parse(`2026-11-${day}T${time}:00-05:00`);
const day = { date: "2026-11-24", begins: at("00:00"), ends: at("00:00", "25"), now: at("12:00", "30") } as const;
const visit = (given: Partial<DayVisit> = {}): DayVisit => ({
  date: "2026-11-24",
  status: "scheduled",
  reported: false,
  incidents: [],
  end: at("09:25"),
  changes: [],
  ...given,
});
const doneAt = (instant: number) =>
  visit({ status: "completed", changes: [{ at: instant, status: { from: "scheduled", to: "completed" } }] });
const cancelledAt = (instant: number) =>
  visit({ status: "cancelled", changes: [{ at: instant, status: { from: "confirmed", to: "cancelled" } }] });
const movedAt = (instant: number) =>
  visit({ date: "2026-11-28", changes: [{ at: instant, date: { from: "2026-11-24", to: "2026-11-28" } }] });
const recordOf = (...visits: DayVisit[]) => dayRecord(visits, day);

test("nothing is left once the last visit is done, cancelled or moved", () => {
  for (const last of [doneAt, cancelledAt, movedAt]) {
    expect(recordOf(doneAt(at("10:06")), last(at("18:41")))).toEqual({
      left: [null, null],
      nothing_left_at: at("18:41"),
    });
  }
});

test("the last minute of the day counts, and the next day does not", () => {
  expect(recordOf(doneAt(day.ends - 60_000)).left).toEqual([null]);
  expect(recordOf(doneAt(day.ends + 60_000)).left).toEqual([{ what: "open", ended_at: day.ends + 60_000 }]);
});

test("what was left keeps its place, and says when it ended", () => {
  const late = at("08:02", "25");
  expect(recordOf(doneAt(at("10:06")), doneAt(late), movedAt(late - 1), visit())).toEqual({
    left: [
      null,
      { what: "open", ended_at: late },
      { what: "open", ended_at: late - 1 },
      { what: "open", ended_at: null },
    ],
    nothing_left_at: null,
  });
  expect(recordOf(doneAt(at("10:06")), doneAt(late)).nothing_left_at).toBe(late);
});

test("what a later day reopens was not left by this one", () => {
  const { changes, ...done } = doneAt(at("10:06"));
  const reopened = { at: at("09:00", "27"), status: { from: "completed", to: "scheduled" } } as const;
  const record = recordOf({ ...done, status: "scheduled", changes: [...changes, reopened] });
  expect(record).toEqual({ left: [null], nothing_left_at: at("10:06") });
});

test("what was reopened on the day itself is left until it is done anew", () => {
  const { changes, ...done } = doneAt(at("10:06"));
  const reopened = { at: at("11:00"), status: { from: "completed", to: "scheduled" } } as const;
  const open = { ...done, status: "scheduled" as const, changes: [...changes, reopened] };
  expect(recordOf(open).left).toEqual([{ what: "open", ended_at: null }]);
  const again = { at: at("16:00"), status: { from: "scheduled", to: "completed" } } as const;
  const record = recordOf({ ...open, status: "completed", changes: [...open.changes, again] });
  expect(record.nothing_left_at).toBe(at("16:00"));
});

test("a report to settle and an incident to read are left, too", () => {
  const kept = { at: at("12:30"), reported: { from: false, to: true } };
  const settled = { at: at("09:00", "26"), reported: { from: true, to: false } };
  const { changes } = cancelledAt(at("09:20"));
  const cancelled = visit({ status: "cancelled", reported: true, changes: [...changes, kept] });
  expect(recordOf(cancelled).left).toEqual([{ what: "report", ended_at: null }]);
  expect(recordOf({ ...cancelled, reported: false, changes: [...changes, kept, settled] })).toEqual({
    left: [{ what: "report", ended_at: settled.at }],
    nothing_left_at: settled.at,
  });
  const incident = { at: at("10:30"), read_at: at("19:00") };
  expect(recordOf({ ...doneAt(at("10:06")), incidents: [incident] }).nothing_left_at).toBe(at("19:00"));
  expect(recordOf({ ...doneAt(at("10:06")), incidents: [{ at: incident.at }] }).left).toEqual([
    { what: "incident", ended_at: null },
  ]);
});

test("an overnight stay is judged when it ends", () => {
  const stay = { ...doneAt(at("17:30", "25")), end: at("18:00", "25") };
  expect(recordOf(stay)).toEqual({ left: [null], nothing_left_at: at("17:30", "25") });
  const night = at("23:00");
  expect(dayRecord([visit({ end: stay.end })], { ...day, now: night }).left).toEqual([
    { what: "open", ended_at: null },
  ]);
});

test("while the day goes on, what is still open is left", () => {
  expect(dayRecord([doneAt(at("10:06")), visit()], { ...day, now: at("11:00") })).toEqual({
    left: [null, { what: "open", ended_at: null }],
    nothing_left_at: null,
  });
  expect(dayRecord([doneAt(at("10:06"))], { ...day, now: at("11:00") }).nothing_left_at).toBe(at("10:06"));
});

test("a day that had nothing to do has no time of it", () => {
  expect(recordOf()).toEqual({ left: [], nothing_left_at: null });
  expect(recordOf(cancelledAt(at("09:00", "20")))).toEqual({ left: [null], nothing_left_at: null });
});
