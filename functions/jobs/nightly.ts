import { business } from "@petcare/business";
import { nightEvery, nightHours } from "@petcare/contract";
import { localHourOf } from "@petcare/domain";
import { isTransient, materialise, type Schedule, seriesStoredBefore } from "@petcare/storage";
import type { Context } from "aws-lambda";
import { log } from "../shared/pipeline/log.ts";
import { runtime, storedThrough } from "../shared/runtime.ts";
import { auditBooks } from "./audit-books.ts";
import { finishPending } from "./finish-pending.ts";
import { metrics } from "./metrics.ts";

/** The number of series stored at the same time: enough to keep the connection busy without overloading an on-demand table. */
const atOnce = 10;

/** In milliseconds, before Lambda's timeout. A run starts no new series within this margin, so that it can finish the last. */
const margin = 60_000;

/**
 * Stores the visits of the coming days, finishes work that requests left half-done, and checks the books.
 * It can be killed at any point and run any number of times. A run that runs out of time leaves the rest to the next run,
 * a quarter of an hour later.
 *
 * @throws Error if a series or pending work failed, after everything else is done. Throttling by the table is no error
 * while the night has another run
 */
export async function handler(
  _event?: unknown,
  context?: Pick<Context, "getRemainingTimeInMillis">,
): Promise<{ series: number; visits: number }> {
  const through = storedThrough();
  const isToBeRepeated = isRepeated(runtime.now());
  const hasTime = () => !context || context.getRemainingTimeInMillis() > margin;
  const count = { series: 0, visits: 0, skipped: 0, failed: 0, book_faults: 0 };
  const failures: unknown[] = [];
  const store = async (schedule: Schedule) => {
    count.series += 1;
    try {
      const stored = await materialise(runtime.db, schedule, through);
      count.visits += stored;
      if (stored === 0) count.skipped += 1;
    } catch (error) {
      failures.push(error);
      log("error", { job: "nightly", schedule: schedule.id, error: String(error) });
    }
  };

  for await (const page of seriesStoredBefore(runtime.db, through)) {
    const waiting = page.values();
    const worker = async () => {
      while (hasTime()) {
        const { value, done } = waiting.next();
        if (done) return;
        await store(value);
      }
    };
    await Promise.all(Array.from({ length: atOnce }, worker));
    if (!hasTime()) break;
  }
  const pending = hasTime() ? await finishPending() : { finished: 0, failures: [] };
  failures.push(...pending.failures);
  count.failed = failures.length;
  if (hasTime()) count.book_faults = await auditBooks();
  log("info", {
    job: "nightly",
    through,
    finished: pending.finished,
    ...count,
    ...metrics(runtime.now(), count),
  });
  const told = isToBeRepeated ? failures.filter((failure) => !isTransient(failure)) : failures;
  if (told.length > 0) throw new Error(`${told.length} could not be done: ${told[0]}`);
  return { series: count.series, visits: count.visits };
}

/** Tells whether the night has another run. @param now epoch milliseconds */
function isRepeated(now: number): boolean {
  const hourOf = (at: number) => localHourOf(at, business.timeZone);
  return hourOf(now) >= nightHours.from && hourOf(now + nightEvery * 60_000) < nightHours.until;
}
