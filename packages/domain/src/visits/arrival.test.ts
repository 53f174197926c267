import { describe, expect, test } from "vitest";
import { decideArrival } from "./arrival.ts";
import { reviewsReopened } from "./reopening.ts";
import { dayOfWork, type Reported, reportedAt } from "./review.ts";
import {
  after,
  at,
  done,
  friday,
  kept,
  monday,
  report,
  rosas,
  said,
  tuesday,
  visit,
  zone,
} from "./testing/completing.ts";

describe("an arrival", () => {
  const there = (time = "09:41", day = tuesday as typeof friday | typeof tuesday) => ({
    by: "rosa",
    day,
    zone,
    there: { at: at(time, day), how: "tap" as const },
  });
  const asRosas = { arrived_by: "rosa", arrived_at: at("09:41") };
  test.each<[string, Partial<Reported>, string]>([
    ["theirs", {}, "done"],
    ["nobody's", { walker_id: undefined }, "done"],
    ["done", done, "done"],
    ["theirs, where they were later", { ...asRosas, arrived_at: at("09:50") }, "done"],
    ["theirs, where they were earlier", { ...asRosas, arrived_at: at("09:30") }, "same"],
    ["theirs, where they were on an earlier day", { ...asRosas, arrived_at: at("09:30", monday) }, "done"],
    ["theirs, where another was", { arrived_by: "marcus", arrived_at: at("09:30") }, "done"],
    ["another's", { walker_id: "marcus" }, "aside"],
    ["cancelled", { status: "cancelled" }, "aside"],
    ["of a later day", { date: friday }, "aside"],
  ])("of a visit that is %s", (_, given, outcome) => {
    expect(decideArrival(visit(given), there(), true).outcome).toBe(outcome);
  });

  test("beside the visit asks nothing, and the earliest of 20,000 stands", () => {
    let is = visit({ status: "cancelled" });
    for (let n = 0; n < 20_000; n++) {
      const decision = decideArrival(is, there(n === 7 ? "09:12" : "09:41"), true);
      if (decision.outcome !== "missing") is = { ...is, ...decision.changes };
    }
    expect(is.reviews).toEqual({
      [rosas]: { state: "aside", report: expect.objectContaining({ arrived_at: at("09:12") }) },
    });
    expect(is.report_keys).toBeUndefined();
    const asked = after(is, report());
    expect(asked.reviews?.[rosas]).toMatchObject({ state: "waiting", report: { arrived_at: at("09:12"), key: "k1" } });
  });

  test("of who never had the visit is missing", () => {
    expect(decideArrival(visit({ walker_id: "marcus" }), there(), false)).toEqual({ outcome: "missing" });
  });
});

test("reopening moves the note to its walker's own, and a late copy leaves the visit open", () => {
  const kates = visit({ ...done, completed_by: "kate", completed_at: at("12:00") });
  expect(reviewsReopened(kates, zone)?.reviews).toEqual({
    [rosas]: { state: "aside", report: { ...said("All well"), key: "k1", done_at: at("12:00") } },
  });
  const open = visit({ report_keys: ["k1"], ...reviewsReopened(done, zone) });
  expect(after(open, report())).toEqual(open);
  expect(after(open, report({ key: "k2", note: said("Anew") }))).toMatchObject({
    status: "completed",
    comments: "Anew",
  });
});

test("reopening what an answer has completed ends its undoing, and finds no room beside five reviews", () => {
  const answer = { do: "as_booked", charge: 1, pay: 1, at: 1, before: {} } as const;
  const counted = { ...done, reviews: { [rosas]: { ...kept("answered"), answer } } };
  const [review] = Object.values(reviewsReopened(counted, zone)?.reviews ?? {});
  expect(review).toMatchObject({ state: "answered", report: { comments: "All well" } });
  expect(review?.answer).not.toHaveProperty("before");
  const reviews = Object.fromEntries([1, 2, 3, 4, 5].map((n) => [`rosa.2026-12-0${n}`, kept("answered")]));
  expect(reviewsReopened({ ...done, reviews }, zone)).toBeUndefined();
});

describe("a time that a phone tells", () => {
  const now = at("12:30");
  test.each([
    ["by a right clock", { at: at("10:06"), sent: now }, at("10:06"), "tap"],
    ["55 minutes fast", { at: at("11:01"), sent: at("13:25") }, at("10:06"), "tap"],
    ["5 hours slow", { at: at("05:06"), sent: at("07:30") }, at("10:06"), "tap"],
    ["a day fast", { at: at("10:06", "2026-11-25"), sent: at("12:30", "2026-11-25") }, at("10:06"), "tap"],
    ["that was given", { at: at("10:06"), sent: now, how: "given" as const }, at("10:06"), "given"],
    ["from 1970", { at: 0, sent: now }, at("00:00"), "adjusted"],
    ["after its sending", { at: at("12:31"), sent: now }, now, "adjusted"],
    ["without its sending", { at: at("10:06") }, at("10:06"), "tap"],
    ["not at all", {}, now, undefined],
  ])("%s", (_, told, instant, how) => {
    expect(reportedAt(told, [tuesday, friday], now, zone)).toEqual({ at: instant, how });
  });

  test("is of its local day, and of a stay that ends on the next morning of the night that was shown", () => {
    const morning = at("08:00", "2026-11-25");
    expect(dayOfWork({ service: "25" }, morning, tuesday, zone)).toBe("2026-11-25");
    expect(dayOfWork({ service: "overnight" }, morning, tuesday, zone)).toBe(tuesday);
    expect(dayOfWork({ service: "overnight" }, at("08:00"), friday, zone)).toBe(tuesday);
  });
});
