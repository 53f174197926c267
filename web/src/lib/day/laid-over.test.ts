import { expect, it } from "vitest";
import { aWalkerVisit } from "../../testing/visits.ts";
import { afterHearing, laidOver } from "./laid-over.ts";
import { newRow, type Said, withSaid } from "./row.ts";

const visit = aWalkerVisit();
const arrived = { at: "2026-11-20T14:41:00.000Z", how: "tap" as const };
const done = { at: "2026-11-20T15:06:00.000Z", how: "tap" as const, comments: "Fine", photo_urls: [], ticks: [] };
const rowOf = (said: Said) => withSaid(newRow(visit, "k1", 0), said);
const shown = (said: Said, changes = {}) => laidOver([aWalkerVisit(changes)], [rowOf(said)])[0];

it("without rows it is the day, and so it is with rows of other visits or that were heard", () => {
  const other = { ...rowOf({ done }), visit: "another" };
  const heard = { ...rowOf({ arrived }), heard: 1 };
  expect([laidOver([visit], []), laidOver([visit], [other, heard])]).toEqual([[visit], [visit]]);
});

it("shows the furthest that was said, with its own times", () => {
  expect(shown({ confirmed: true })).toMatchObject({ status: "confirmed", said: { act: "confirmed" } });
  expect(shown({ confirmed: true, arrived })).toMatchObject({
    status: "confirmed",
    arrived_at: arrived.at,
    said: { act: "arrived", at: arrived.at },
  });
  expect(shown({ arrived, done })).toMatchObject({
    status: "completed",
    completed_at: done.at,
    arrived_at: arrived.at,
    comments: "Fine",
    said: { act: "done", at: done.at, isRefused: false },
  });
});

it.each([
  { status: "cancelled" as const },
  { status: "completed" as const, comments: "Another's" },
  { date: "2026-11-24" as const },
])("what the office decided meanwhile, %j, is shown with what waits", (changes) => {
  expect(shown({ done }, { _id: visit._id, ...changes })).toEqual({
    ...aWalkerVisit({ _id: visit._id, ...changes }),
    said: { act: "done", at: done.at, isRefused: false },
  });
});

it("what was refused changes nothing of the visit", () => {
  const refused = { ...rowOf({ done }), refused: { status: 409, words: "No." } };
  expect(laidOver([visit], [refused])).toEqual([{ ...visit, said: { act: "done", at: done.at, isRefused: true } }]);
});

it("an answer changes the visit as it will be read", () => {
  const report = { _id: visit._id, sentence: "Sent." };
  expect(afterHearing(visit, rowOf({ confirmed: true }), { _id: visit._id, status: "confirmed", version: 2 })).toEqual({
    ...visit,
    status: "confirmed",
    version: 2,
  });
  expect(afterHearing(visit, rowOf({ arrived }), { ...report, outcome: "done", visit: "scheduled" })).toEqual({
    ...visit,
    arrived_at: arrived.at,
  });
  expect(afterHearing(visit, rowOf({ done }), { ...report, outcome: "kept", visit: "cancelled" })).toEqual({
    ...visit,
    status: "cancelled",
    review: { waits: true, sentence: report.sentence },
    comments: "Fine",
  });
  expect(afterHearing(visit, rowOf({ done }), { ...report, outcome: "known", visit: "completed" })).toMatchObject({
    status: "completed",
    comments: "Fine",
  });
  expect(afterHearing(visit, rowOf({ done }), { ...report, outcome: "known", visit: "scheduled" })).toEqual(visit);
  const answered = { comments: "Fine", photo_urls: [], completed_at: "2026-11-20T15:05:58.000Z" };
  const completed = { _id: visit._id, outcome: "done", status: "completed", sentence: "Sent.", ...answered } as const;
  expect(afterHearing(visit, rowOf({ arrived, done }), completed)).toEqual({
    ...visit,
    ...answered,
    arrived_at: arrived.at,
    status: "completed",
  });
});
