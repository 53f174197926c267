import { addDays, type BookFault, type LocalDate } from "@petcare/domain";
import { auditBalances, auditPeriod, readAudit, storeAudit } from "@petcare/storage";
import { log } from "../shared/pipeline/log.ts";
import { runtime, today } from "../shared/runtime.ts";
import { foundTwice, idsBeingMerged, idsBeingMoved, textOf } from "./book-checks.ts";
import { checkBookings } from "./check-bookings.ts";
import { checkSubjects } from "./check-subjects.ts";

/** In days, up to today: what the reconciliation of a night covers. */
const reconciledDays = 28;

/** What is stored of the faults of a night. The log has all of them. */
const mostStored = 50;

/**
 * Checks the books, once a night: the accounts and wages that were written since they were checked last, and those that
 * were checked a week ago, one after the other. Then come all balances, the reconciliation of four weeks, and
 * the bookings that were changed. What it finds is logged and stored for the owner. A run that has no time left leaves
 * the rest to the next one.
 *
 * @returns how many faults there are
 */
export async function auditBooks(hasTime: () => boolean): Promise<number> {
  const { db } = runtime;
  const date = today();
  const last = await readAudit(db);
  if (last?.date === date && last.finished) return 0;
  const moving = await idsBeingMerged();
  const subjects = await checkSubjects(last?.checked ?? {}, { date, moving, hasTime });
  const inTime = hasTime();
  const whole = inTime ? await checkWhole(date, moving) : [];
  const bookings = inTime ? await checkBookings(last?.bookings, () => idsBeingMoved(moving), hasTime) : undefined;
  const faults = [...subjects.faults, ...whole, ...(bookings?.faults ?? [])];
  const different = [...new Map(faults.map((fault) => [textOf(fault), fault])).values()];
  for (const { kind, ...fault } of different) log("error", { job: "nightly", kind: "books", of: kind, ...fault });
  const count = different.length;
  await storeAudit(db, {
    date,
    at: runtime.now(),
    finished: bookings !== undefined,
    faults: different.slice(0, mostStored),
    count,
    checked: subjects.checked,
    bookings: bookings?.next ?? last?.bookings,
  });
  return count;
}

/**
 * Checks all balances and the money of four weeks. While clients' records are becoming
 * one, their balances are left out, and so are the four weeks.
 */
async function checkWhole(date: LocalDate, moving: ReadonlySet<string>): Promise<BookFault[]> {
  const { db } = runtime;
  const balances = await foundTwice(() => auditBalances(db));
  const period = { start: addDays(date, 1 - reconciledDays), end: date };
  const reconciled = moving.size === 0 ? await foundTwice(() => auditPeriod(db, period)) : [];
  return [...balances.filter(({ id }) => !moving.has(id)), ...reconciled];
}
