import { afterEach, expect, test, vi } from "vitest";
import { nightlyTimer } from "./nightly-timer.ts";

const zone = "America/New_York";
let stop = () => {};
afterEach(() => stop());

function started(at: string, run: () => Promise<unknown>) {
  let instant = Date.parse(at);
  const timer = nightlyTimer({ run, now: () => instant, zone });
  stop = timer.stop;
  return (later: string) => {
    instant = Date.parse(later);
    return timer.check();
  };
}

test("runs once a night, at 03:00 local or as soon after as it can", async () => {
  const run = vi.fn(async () => {});
  const checkAt = started("2026-11-20T02:00:00-05:00", run);
  await checkAt("2026-11-20T02:59:00-05:00");
  expect(run).toHaveBeenCalledTimes(0);
  await checkAt("2026-11-20T03:00:00-05:00");
  await checkAt("2026-11-20T03:01:00-05:00");
  await checkAt("2026-11-21T02:59:00-05:00");
  expect(run).toHaveBeenCalledTimes(1);
  await checkAt("2026-11-22T09:30:00-05:00");
  expect(run).toHaveBeenCalledTimes(2);
});

test("keeps to 03:00 across both clock changes", async () => {
  const run = vi.fn(async () => {});
  const checkAt = started("2027-03-13T12:00:00-05:00", run);
  await checkAt("2027-03-14T01:59:00-05:00");
  expect(run).toHaveBeenCalledTimes(0);
  await checkAt("2027-03-14T03:00:00-04:00");
  expect(run).toHaveBeenCalledTimes(1);
  await checkAt("2027-11-07T02:59:00-05:00");
  expect(run).toHaveBeenCalledTimes(1);
  await checkAt("2027-11-07T03:00:00-05:00");
  expect(run).toHaveBeenCalledTimes(2);
});

test("does not repeat the night that the start has run", async () => {
  const run = vi.fn(async () => {});
  const checkAt = started("2026-11-20T10:00:00-05:00", run);
  await checkAt("2026-11-20T10:01:00-05:00");
  expect(run).not.toHaveBeenCalled();
});

test("goes on after a night that failed", async () => {
  const logged = vi.spyOn(console, "error").mockImplementation(() => {});
  const run = vi.fn(async () => Promise.reject(new Error("down")));
  const checkAt = started("2026-11-20T10:00:00-05:00", run);
  await checkAt("2026-11-21T03:00:00-05:00");
  await checkAt("2026-11-22T03:00:00-05:00");
  expect(run).toHaveBeenCalledTimes(2);
  expect(logged).toHaveBeenCalledTimes(2);
  logged.mockRestore();
});
