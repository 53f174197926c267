import { addDays, type BookFault, daysBetween, type LocalDate } from "@petcare/domain";
import { type Audit, auditBalances, auditPeriod, auditWeeks, readAudit, storeAudit } from "@petcare/storage";
import { log } from "../shared/pipeline/log.ts";
import { runtime, today } from "../shared/runtime.ts";
import { foundTwice, idsBeingMerged, idsBeingMoved, subjectsOf, textOf } from "./book-checks.ts";
import { checkBookings } from "./check-bookings.ts";

/** In days. Nobody's books stay unchecked for longer. */
const longestUnchecked = 7;

/** In days, up to today: what the reconciliation of a night covers. */
const reconciledDays = 28;

/** Nights are counted from here, so that each closed week has its turn. */
const firstNight: LocalDate = "2026-01-01";

/** What is stored of the faults of a night. The log has all of them. */
const mostStored = 50;

/**
 * Checks the books, once a night: the accounts and wages that were written since they were checked last, and those that
 * were checked a week ago, one after the other. Then come all balances, the closed weeks, the reconciliation of four weeks,
 * and the bookings that were changed. What it finds is logged and stored for the owner. A run that has no time left leaves
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
  const subjects = (await subjectsOf()).filter(({ id }) => !moving.has(id));
  const faults: BookFault[] = [];
  const checked: Audit["checked"] = {};
  for (const { id, version, check } of subjects) {
    const before = last?.checked[id];
    if (before && (isCurrent(before, version, date) || !hasTime())) checked[id] = before;
    else if (hasTime()) {
      const found = await foundTwice(check);
      if (found.length === 0) checked[id] = { version, date };
      faults.push(...found);
    }
  }
  const inTime = hasTime();
  if (inTime) {
    faults.push(...(await foundTwice(() => auditBalances(db))).filter(({ id }) => !moving.has(id)));
    const period = { start: addDays(date, 1 - reconciledDays), end: date };
    faults.push(...(await foundTwice(() => auditWeeks(db, daysBetween(firstNight, date)))));
    if (moving.size === 0) faults.push(...(await foundTwice(() => auditPeriod(db, period))));
  }
  const bookings = inTime ? await checkBookings(last?.bookings, () => idsBeingMoved(moving), hasTime) : undefined;
  faults.push(...(bookings?.faults ?? []));
  const different = [...new Map(faults.map((fault) => [textOf(fault), fault])).values()];
  for (const { kind, ...fault } of different) log("error", { job: "nightly", kind: "books", of: kind, ...fault });
  const count = different.length;
  await storeAudit(db, {
    date,
    at: runtime.now(),
    finished: bookings !== undefined,
    faults: different.slice(0, mostStored),
    count,
    checked,
    bookings: bookings?.next ?? last?.bookings,
  });
  return count;
}

const isCurrent = (before: Audit["checked"][string], version: number, date: LocalDate) =>
  before.version === version && before.date > addDays(date, -longestUnchecked);
