import { describe, expect, test } from "vitest";
import { decideCompletion, type Report } from "./completion.ts";
import { isShortEnough } from "./note.ts";
import { isInTime, type Reported, type ReviewReason } from "./review.ts";
import {
  after,
  at,
  byKate,
  completed,
  done,
  friday,
  kept,
  monday,
  report,
  rosas,
  said,
  visit,
} from "./testing/completing.ts";

const words = (of: Reported) => ({ note: of.comments, beside: of.reviews?.[rosas]?.report.comments });

type Outcome =
  | "done"
  | "joined"
  | "same"
  | ReviewReason
  | "missing"
  | "early"
  | "unassigned"
  | "completed"
  | "cancelled";

test.each<[string, Partial<Reported>, Partial<Report>, Outcome]>([
  ["theirs and open", {}, {}, "done"],
  ["theirs and confirmed", { status: "confirmed" }, {}, "done"],
  ["nobody's by now", { walker_id: undefined }, {}, "done"],
  ["moved to an earlier day", { date: monday }, {}, "done"],
  ["moved to a later day", { date: friday }, {}, "other_day"],
  ["nobody's, on a later day", { date: friday, walker_id: undefined }, {}, "other_day"],
  ["another walker's", { walker_id: "marcus" }, {}, "other_walker"],
  ["another walker's and done", { walker_id: "marcus", status: "completed", comments: "All well" }, {}, "other_walker"],
  ["another walker's, on a later day", { walker_id: "marcus", date: friday }, {}, "other_walker"],
  ["cancelled", { status: "cancelled" }, {}, "cancelled"],
  ["cancelled and another's", { status: "cancelled", walker_id: "marcus" }, {}, "cancelled"],
  ["cancelled, on a later day", { status: "cancelled", date: friday }, {}, "cancelled"],
  ["done, on a later day", { ...done, date: friday, report_keys: [] }, {}, "other_day"],
  ["done, with other words", done, { key: "k2", note: said("More") }, "joined"],
  ["done, with the same words", done, { key: "k2" }, "same"],
  ["open, of a key that is known", { report_keys: ["k1"] }, {}, "same"],
  ["cancelled, of a key that is known", { report_keys: ["k1"], status: "cancelled" }, {}, "same"],
  ["open, and its owner was asked", { reviews: { [rosas]: kept("waiting") } }, { note: said("More") }, "joined"],
  ["open, and its owner has answered", { reviews: { [rosas]: kept("answered") } }, { note: said("More") }, "joined"],
  ["open, asked about another day", { reviews: { [`rosa.${monday}`]: kept("waiting") } }, {}, "done"],
  ["open, with a note aside", { reviews: { [rosas]: kept("aside") } }, {}, "done"],
  ["cancelled, with a note aside", { status: "cancelled", reviews: { [rosas]: kept("aside") } }, {}, "cancelled"],
  ["open, for the owner", {}, byKate, "done"],
  ["to come, for the owner", { date: friday }, byKate, "early"],
  ["nobody's, for the owner", { walker_id: undefined }, byKate, "unassigned"],
  ["cancelled, for the owner", { status: "cancelled" }, byKate, "cancelled"],
  ["done, for the owner", done, byKate, "completed"],
  ["done, for the owner again", { ...done, report_keys: ["kates"] }, byKate, "same"],
  [
    "done with the same words, for the owner without a key",
    done,
    { ...byKate, key: undefined, note: said("All well") },
    "same",
  ],
])("a report of a visit that is %s", (_, given, of, outcome) => {
  const decision = decideCompletion(visit(given), report(of), true);
  const { outcome: is } = decision;
  expect(is === "refused" ? decision.why : is === "review" ? decision.reason : is).toBe(outcome);
});

test("who never had a visit finds none, whatever its state", () => {
  for (const status of ["scheduled", "completed", "cancelled"] as const) {
    const decision = decideCompletion(visit({ walker_id: "marcus", status }), report(), false);
    expect(decision).toEqual({ outcome: "refused", why: "missing" });
  }
});

test("completing keeps the words and times, takes the earlier arrival, and removes the one that stood aside", () => {
  const aside = { state: "aside", report: { ...said(""), arrived_at: at("09:41"), arrived_how: "tag" } } as const;
  const before = visit({ walker_id: undefined, reviews: { [rosas]: aside } });
  expect(after(before, report({ arrived: { at: at("09:50"), how: "tap" } }))).toMatchObject({
    ...completed,
    walker_id: "rosa",
    done_how: "tap",
    arrived_at: at("09:41"),
    arrived_by: "rosa",
    arrived_how: "tag",
    reviews: undefined,
  });
});

test("a visit asks once for each walker and day, and an answer stays one", () => {
  const moved = visit({ date: friday });
  const first = after(moved, report());
  const both = after(first, report({ day: monday, key: "k2", note: said("Monday") }));
  expect(Object.entries(both.reviews ?? {}).map(([id, { state }]) => [id, state])).toEqual([
    [rosas, "waiting"],
    [`rosa.${monday}`, "waiting"],
  ]);
  const answered = { ...first, reviews: { [rosas]: kept("answered") } };
  const more = after(answered, report({ key: "k3", note: said("More") }));
  expect(more.reviews?.[rosas]).toMatchObject({ state: "answered", report: { comments: "All well\n\nMore" } });
  expect(more.reviews?.[rosas]?.report).not.toHaveProperty("key");
});

test("the own note of a walker joins the owner's, with the walker's times, and another text is no whole note", () => {
  const kates = after(visit(), report({ ...byKate, done: { at: at("12:00"), how: undefined } }));
  const both = after(kates, report());
  expect(both).toMatchObject({
    comments: "Kate was told\n\nAll well",
    completed_by: "rosa",
    completed_at: at("10:06"),
  });
  expect(both.note_key).toBeUndefined();
  expect(decideCompletion(both, report(byKate), true)).toEqual({ outcome: "same", changes: {} });
});

describe("a correction", () => {
  const corrected = (given: Partial<Report> = {}) =>
    report({ key: "k2", replaces: "k1", isInTime: true, note: said("Better"), ...given });
  const late = corrected({ isInTime: false });
  test.each([
    ["in time replaces", after(done, corrected()), { note: "Better" }],
    ["too late joins", after(done, late), { note: "All well\n\nBetter" }],
    ["in time that comes first stands alone", after(after(visit(), corrected()), report()), { note: "Better" }],
    ["too late that comes first is joined", after(after(visit(), late), report()), { note: "Better\n\nAll well" }],
    [
      "of a text that another one has joined is added",
      after(after(done, report({ key: "k3", note: said("More") })), corrected()),
      { note: "All well\n\nMore\n\nBetter" },
    ],
    [
      "changes the words where they are",
      after(after(visit({ status: "cancelled" }), report()), corrected()),
      { beside: "Better" },
    ],
    [
      "never completes what was opened again",
      after(
        visit({ report_keys: ["k1"], reviews: { [rosas]: kept("aside", "All well", { key: "k1" }) } }),
        corrected(),
      ),
      { beside: "Better", status: "scheduled" },
    ],
    [
      "never completes, also where the words are gone",
      after(visit({ report_keys: ["k1"] }), late),
      { beside: "Better" },
    ],
  ])("%s", (_, is, { status = is.status, ...expected }: { status?: string; note?: string; beside?: string }) => {
    expect({ ...words(is), status: is.status }).toEqual({ note: undefined, beside: undefined, ...expected, status });
  });

  test("is in time for an hour, by the phone's own clock", () => {
    expect([60, 61].map((minutes) => isInTime(0, minutes * 60_000))).toEqual([true, false]);
    expect([isInTime(undefined, 1), isInTime(1, undefined)]).toEqual([false, false]);
  });
});

test("the last twenty keys are known, and a text that is still there is never added twice", () => {
  const keys = Array.from({ length: 20 }, (_, n) => `k${n + 2}`);
  const full = keys.reduce((is, key, n) => after(is, report({ key, note: said(`Text ${n}`) })), done);
  expect(full.report_keys).toEqual(keys);
  expect(after(full, report()).comments).toBe(full.comments);
});

test("the fullest visit, with a note, five reviews and ten incidents, is below 400 KB", () => {
  const ids = Array.from({ length: 30 }, (_, n) => `${n}`.padEnd(64, "x"));
  const ticks = ids
    .concat(ids.slice(0, 10))
    .map((id) => ({ pet: id.slice(0, 2) + "木".repeat(58), care: "feeding", at: 1 }) as const);
  const photo_times = ids.map((id) => ({ id, at: 1 }));
  const full = { comments: "木".repeat(10_000), photo_urls: [], photo_ids: ids, photo_times, ticks };
  expect([isShortEnough(full), isShortEnough({ ...full, photo_urls: ["x"] })]).toEqual([true, false]);
  const [note, incidents] = [Buffer.byteLength(JSON.stringify(full)), 10 * 3 * 2000];
  expect(6 * note + incidents).toBeLessThan(390_000);
});

test("a note has room for 10,000 characters, and a visit for five reviews", () => {
  const long = report({ key: "k2", note: said("x".repeat(9_989)) });
  expect(decideCompletion(done, long, true).outcome).toBe("joined");
  const longer = { ...long, note: said("x".repeat(9_991)) };
  for (const full of [done, visit({ status: "cancelled", reviews: { [rosas]: kept("waiting") } })])
    expect(decideCompletion(full, longer, true)).toEqual({ outcome: "refused", why: "no_room" });
  const reviews = Object.fromEntries([1, 2, 3, 4, 5].map((n) => [`rosa.2026-12-0${n}`, kept("answered")]));
  const five = visit({ status: "cancelled", reviews });
  expect(decideCompletion(five, report(), true)).toEqual({ outcome: "refused", why: "no_room" });
  expect(decideCompletion(five, report({ day: "2026-12-01", note: said("More") }), true).outcome).toBe("joined");
});
