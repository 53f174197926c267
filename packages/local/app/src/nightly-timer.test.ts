import { expect, test, vi } from "vitest";
import { nightlyTimer } from "./nightly-timer.ts";

test("runs once a night, at 03:00 local or as soon after as it can, across a change of clocks and a failed night", async () => {
  const logged = vi.spyOn(console, "error").mockImplementation(() => {});
  const run = vi.fn(async () => Promise.reject(new Error("down")));
  let instant = Date.parse("2027-03-13T12:00:00-05:00");
  const timer = nightlyTimer({ run, now: () => instant, zone: "America/New_York" });
  const runsBy = async (later: string) => {
    instant = Date.parse(later);
    await timer.check();
    return run.mock.calls.length;
  };
  // The start has run the night of the 13th.
  expect(await runsBy("2027-03-13T12:01:00-05:00")).toBe(0);
  expect(await runsBy("2027-03-14T01:59:00-05:00")).toBe(0);
  expect(await runsBy("2027-03-14T03:00:00-04:00")).toBe(1);
  expect(await runsBy("2027-03-14T03:01:00-04:00")).toBe(1);
  expect(await runsBy("2027-03-15T02:59:00-04:00")).toBe(1);
  expect(await runsBy("2027-03-16T09:30:00-04:00")).toBe(2);
  timer.stop();
  logged.mockRestore();
});
