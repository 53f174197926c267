import { expect, it } from "vitest";
import { aWalkerVisit } from "../../testing/visits.ts";
import { newRow, type Report, withReport } from "./row.ts";
import { afterAnswer, withUnsent } from "./shown-visit.ts";

const visit = aWalkerVisit();
const arrived = { at: "2026-11-20T14:41:00.000Z", how: "tap" as const };
const done = { at: "2026-11-20T15:06:00.000Z", how: "tap" as const, comments: "Fine", photo_urls: [], ticks: [] };
const rowOf = (report: Report) => withReport(newRow(visit, "k1", 0), report);
const shown = (report: Report, changes = {}) => withUnsent([aWalkerVisit(changes)], [rowOf(report)])[0];

it("rows of other visits and answered rows change nothing", () => {
  const other = { ...rowOf({ done }), visit: "another" };
  const answered = { ...rowOf({ arrived }), heard: 1 };
  expect([withUnsent([visit], []), withUnsent([visit], [other, answered])]).toEqual([[visit], [visit]]);
});

it("a visit shows its last unsent step with its times", () => {
  expect(shown({ confirmed: true })).toMatchObject({ status: "confirmed", unsent: { act: "confirmed" } });
  expect(shown({ confirmed: true, arrived })).toMatchObject({
    status: "confirmed",
    arrived_at: arrived.at,
    unsent: { act: "arrived", at: arrived.at },
  });
  expect(shown({ arrived, done })).toMatchObject({
    status: "completed",
    completed_at: done.at,
    arrived_at: arrived.at,
    comments: "Fine",
    unsent: { act: "done", at: done.at, isRefused: false },
  });
});

it.each([
  { status: "cancelled" as const },
  { status: "completed" as const, comments: "Another's" },
  { date: "2026-11-24" as const },
])("a change by the office, %j, stays, with the unsent report beside it", (changes) => {
  expect(shown({ done }, { _id: visit._id, ...changes })).toEqual({
    ...aWalkerVisit({ _id: visit._id, ...changes }),
    unsent: { act: "done", at: done.at, isRefused: false },
  });
});

it("a refused report changes nothing of the visit", () => {
  const refused = { ...rowOf({ done }), refused: { status: 409, words: "No." } };
  expect(withUnsent([visit], [refused])).toEqual([{ ...visit, unsent: { act: "done", at: done.at, isRefused: true } }]);
});

it("an answer changes the visit like the next reading will", () => {
  const report = { _id: visit._id, sentence: "Sent." };
  expect(afterAnswer(visit, rowOf({ confirmed: true }), { _id: visit._id, status: "confirmed", version: 2 })).toEqual({
    ...visit,
    status: "confirmed",
    version: 2,
  });
  expect(afterAnswer(visit, rowOf({ arrived }), { ...report, outcome: "done", visit: "scheduled" })).toEqual({
    ...visit,
    arrived_at: arrived.at,
  });
  expect(afterAnswer(visit, rowOf({ done }), { ...report, outcome: "kept", visit: "cancelled" })).toEqual({
    ...visit,
    status: "cancelled",
    review: { waits: true, sentence: report.sentence },
    comments: "Fine",
  });
  expect(afterAnswer(visit, rowOf({ done }), { ...report, outcome: "known", visit: "completed" })).toMatchObject({
    status: "completed",
    comments: "Fine",
  });
  expect(afterAnswer(visit, rowOf({ done }), { ...report, outcome: "known", visit: "scheduled" })).toEqual(visit);
  const answered = { comments: "Fine", photo_urls: [], completed_at: "2026-11-20T15:05:58.000Z" };
  const completed = { _id: visit._id, outcome: "done", status: "completed", sentence: "Sent.", ...answered } as const;
  expect(afterAnswer(visit, rowOf({ arrived, done }), completed)).toEqual({
    ...visit,
    ...answered,
    arrived_at: arrived.at,
    status: "completed",
  });
});
