import { describe, expect, test } from "vitest";
import { matterKind, matterSentences } from "./matter.ts";
import { type Judgement, judgeReport, type Report, type Reported, reportedAt } from "./report.ts";

const zone = "America/New_York";
const at = (time: string, day = "2026-11-24") => Date.parse(`${day}T${time}:00-05:00`);

const visit = (given: Partial<Reported> = {}): Reported => ({
  date: "2026-11-24",
  status: "scheduled",
  service: "25",
  walker_id: "rosa",
  ...given,
});
const report = (given: Partial<Report> = {}): Report => ({
  by: "rosa",
  act: "done",
  mark: "mark-1",
  at: at("10:06"),
  shown: "2026-11-24",
  comments: "All well",
  photo_urls: [],
  ...given,
});

const words = { comments: "All well", photo_urls: [] };
const arrived = { act: "arrived" } as const;
const heard = { heard: ["mark-1"] };
const night = { service: "overnight" as const };

const cases: [string, Partial<Reported>, Partial<Report>, boolean, Judgement][] = [
  ["theirs and open", {}, {}, false, "done"],
  ["theirs and confirmed", { status: "confirmed" }, {}, false, "done"],
  ["moved to an earlier day", { date: "2026-11-23" }, {}, false, "done"],
  ["moved to a later day", { date: "2026-11-27" }, {}, false, "kept"],
  ["moved to the day of the report", { date: "2026-11-25" }, { at: at("10:06", "2026-11-25") }, false, "done"],
  ["unassigned, and had", { walker_id: undefined }, {}, true, "done"],
  ["unassigned, and never theirs", { walker_id: undefined }, {}, false, "missing"],
  ["another's, open, and had", { walker_id: "marcus" }, {}, true, "taken"],
  ["another's, and never theirs", { walker_id: "marcus" }, {}, false, "missing"],
  ["another's, moved to a later day", { walker_id: "marcus", date: "2026-11-27" }, {}, true, "kept"],
  ["completed by the other", { walker_id: "marcus", status: "completed" }, {}, true, "kept"],
  ["completed by the other, same words", { walker_id: "marcus", status: "completed", ...words }, {}, true, "kept"],
  ["cancelled", { status: "cancelled" }, {}, false, "kept"],
  ["completed for them, other words", { status: "completed", comments: "She called" }, {}, false, "kept"],
  ["completed, other photos", { status: "completed", ...words, photo_urls: ["https://a.b"] }, {}, false, "kept"],
  ["completed, photos beside the words", { status: "completed", ...words, photo_ids: ["one"] }, {}, false, "kept"],
  ["completed, the same words", { status: "completed", ...words }, {}, false, "same"],
  ["heard before, and open again", heard, {}, false, "known"],
  ["heard before, and cancelled", { ...heard, status: "cancelled" }, {}, false, "known"],
  ["heard before, and another's", { ...heard, walker_id: "marcus" }, {}, false, "known"],
  ["of a later day on the phone", { date: "2026-11-27" }, { shown: "2026-11-27" }, false, "early"],
  ["of a later day, none shown", { date: "2026-11-27" }, { shown: undefined }, false, "early"],
  ["a stay, done on the next morning", night, { at: at("08:00", "2026-11-25") }, false, "done"],
  ["a stay, moved by a night", { ...night, date: "2026-11-25" }, { at: at("08:00", "2026-11-25") }, false, "kept"],
  ["theirs, arrived", {}, arrived, false, "done"],
  ["nobody's, arrived", { walker_id: undefined }, arrived, true, "done"],
  ["another's, arrived", { walker_id: "marcus" }, arrived, true, "kept"],
  ["another's and completed, arrived", { walker_id: "marcus", status: "completed" }, arrived, true, "kept"],
  ["completed, arrived", { status: "completed" }, arrived, false, "done"],
  ["cancelled, arrived", { status: "cancelled" }, arrived, false, "kept"],
  ["moved to a later day, arrived", { date: "2026-11-27" }, arrived, false, "kept"],
];

test.each(cases)("a report of a visit that is %s", (_, given, of, had, judgement) => {
  expect(judgeReport(visit(given), report(of), had, zone)).toBe(judgement);
});

test.each([
  ["2027-03-13", "2027-03-14", "2027-03-14T12:00:00Z"],
  ["2026-10-31", "2026-11-01", "2026-11-01T13:00:00Z"],
] as const)("a stay of %s that ends on %s, when clocks change, is of its night", (date, next, morning) => {
  const of = report({ at: Date.parse(morning), shown: date });
  expect(judgeReport(visit({ ...night, date }), of, false, zone)).toBe("done");
  expect(judgeReport(visit({ ...night, date: next }), of, false, zone)).toBe("kept");
});

const past = "2026-11-01" as const;
const notWhere = (status: Reported["status"]) => (now: Reported) =>
  now.status === status ? { ...now, status: "scheduled" as const } : now;

/** Takes a rule out: the fact that it judges by is hidden from it, as if it had nothing to say. */
test.each<[string, (visit: Reported) => Reported, Partial<Report>?, boolean?]>([
  ["that it was heard before", (now) => ({ ...now, heard: undefined })],
  ["that it never was the reporter's", (now) => now, {}, true],
  ["that it is another's by now", (now) => ({ ...now, walker_id: "rosa" })],
  ["that the phone showed a later day", (now) => now, { shown: past }],
  ["that it was moved to a later day", (now) => ({ ...now, date: past })],
  ["that it is cancelled", notWhere("cancelled")],
  ["that it is completed", notWhere("completed")],
  ["that its words are others", (now) => ({ ...now, ...words, photo_ids: [] })],
  ["that its photos are others", (now) => ({ ...now, photo_urls: [], photo_ids: [] })],
  ["that it is a stay", (now) => ({ ...now, service: "25" })],
  ["that nothing was done yet", (now) => now, { act: "done" }],
])("a merge that overlooks %s is found by these cases", (_, seen, told = {}, isHad = false) => {
  const wrong = cases.filter(([, given, of, had, judgement]) => {
    const judged = judgeReport(seen(visit(given)), { ...report(of), ...told }, had || isHad, zone);
    return judged !== judgement;
  });
  expect(wrong).not.toEqual([]);
});

describe("a time that a phone tells", () => {
  const now = at("12:30");
  const day = "2026-11-24";
  test.each([
    ["by a right clock", { at: at("10:06"), sent: now }, at("10:06"), "tap"],
    ["55 minutes fast", { at: at("11:01"), sent: at("13:25") }, at("10:06"), "tap"],
    ["5 hours slow", { at: at("05:06"), sent: at("07:30") }, at("10:06"), "tap"],
    ["that was given", { at: at("10:06"), sent: now, how: "given" as const }, at("10:06"), "given"],
    ["from 1970", { at: 0, sent: now }, at("00:00"), "adjusted"],
    ["after its sending", { at: at("12:31"), sent: now }, now, "adjusted"],
    ["without its sending", { at: at("10:06") }, at("10:06"), "tap"],
    ["not at all", {}, now, undefined],
  ])("%s", (_, told, instant, how) => {
    expect(reportedAt(told, [day, "2026-11-27"], now, zone)).toEqual({ at: instant, how });
  });
});

describe("a matter says, to its walker and to the owner", () => {
  const matter = { by: "rosa", done_at: at("10:06"), day: "2026-11-24", since: at("08:40") } as const;
  const names = { zone, owner: "Kate", reporter: "Rosa", other: "Marcus", pets: "Rex" };
  const moved = visit({ date: "2026-11-27" });
  const cancelled = visit({ status: "cancelled" });
  const done = visit({ status: "completed" });
  const before = { ...matter, done_at: at("09:12"), since: at("09:20") };
  const there = { ...matter, done_at: undefined, arrived_at: at("09:12"), since: at("09:05") };
  test.each([
    [
      "moved",
      moved,
      matter,
      "Kept. This walk was moved to Fri; Kate settles it.",
      "Rosa did Rex on Tue at 10:06 AM. You moved the visit to Fri at 8:40 AM.",
    ],
    [
      "open",
      visit(),
      matter,
      "You reported this at 10:06 AM. Kate decides.",
      "Rosa did Rex on Tue at 10:06 AM. The visit is open again.",
    ],
    [
      "reassigned",
      done,
      { ...matter, was: "marcus" },
      "Sent. It was Marcus's by then; Kate knows.",
      "Rosa did Rex at 10:06 AM. It was Marcus's visit since 8:40 AM.",
    ],
    [
      "both",
      { ...done, walker_id: "marcus" },
      matter,
      "Kept. Marcus had reported it; Kate settles it.",
      "Rosa and Marcus both report Rex.",
    ],
    [
      "done_before",
      cancelled,
      before,
      "Kept. It was cancelled after you were done; Kate settles your pay.",
      "Rosa did Rex at 9:12 AM, before you cancelled at 9:20 AM.",
    ],
    [
      "done_after",
      cancelled,
      { ...matter, since: at("09:20") },
      "Kept. It was cancelled at 9:20 AM; Kate settles your pay. You need do nothing.",
      "Done although cancelled: you at 9:20 AM, Rosa at 10:06 AM.",
    ],
    [
      "completed_for",
      { ...done, completed_by: "kate" },
      matter,
      "Kept. Kate had marked it as done; your note is with her.",
      "Rosa's own note for Rex, which you completed.",
    ],
    [
      "second",
      { ...done, completed_by: "rosa" },
      matter,
      "Kept. You had reported this walk; both notes are kept.",
      "Rosa sent a second note for Rex.",
    ],
    [
      "arrived",
      cancelled,
      there,
      "Kept: you were there at 9:12 AM.",
      "Rosa was at Rex's at 9:12 AM. You cancelled at 9:05 AM.",
    ],
    ["arrived", done, there, "Kept: you were there at 9:12 AM.", "Rosa was at Rex's at 9:12 AM. It is completed."],
    ["arrived", moved, there, "Kept: you were there at 9:12 AM.", "Rosa was at Rex's at 9:12 AM. The visit is on Fri."],
  ] as const)("%s", (kind, of, about, walker, owner) => {
    expect(matterKind(of, about)).toBe(kind);
    expect(matterSentences(kind, of, about, names)).toEqual({ walker, owner });
  });

  test("that the client has left", () => {
    expect(matterKind(cancelled, matter, true)).toBe("left");
    expect(matterSentences("left", cancelled, matter, names)).toEqual({
      walker: "Kept. This client has left; Kate settles your pay.",
      owner: "Rosa did a walk for a client who has left.",
    });
  });
});
