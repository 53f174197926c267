import { addDays, type LocalDate, type NightlyFault } from "@petcare/domain";
import { checkBalances, checkPeriod, listPending, readAudit, readUser, storeAudit } from "@petcare/storage";
import { confirmedByRereading } from "../shared/money/confirmed-by-rereading.ts";
import { log } from "../shared/pipeline/log.ts";
import { runtime, today } from "../shared/runtime.ts";
import { checkSubjects } from "./check-subjects.ts";

/** In days, up to today: what the reconciliation of a night covers. */
const reconciledDays = 28;

/** The maximum number of a night's faults that are stored. The log has all of them. */
const maxStored = 50;

/**
 * Checks the books, once a night: the accounts and ledger that were written since they were checked last, and those that
 * were checked a week ago, one after the other; then all balances and the equation of four weeks. What it finds is logged
 * and stored for the owner. A run that has no time left leaves the rest to the next one.
 *
 * @returns how many faults there are
 */
export async function auditBooks(hasTime: () => boolean): Promise<number> {
  const { db } = runtime;
  const date = today();
  const last = await readAudit(db);
  if (last?.date === date && last.finished) return 0;
  const merging = await idsBeingMerged();
  const subjectFaults = await checkSubjects({ date, merging, hasTime });
  const finished = hasTime();
  const faults = [...subjectFaults, ...(finished ? await checkWhole(date, merging) : [])];
  const different = [...new Map(faults.map((fault) => [Object.values(fault).join(" "), fault])).values()];
  for (const { kind, ...fault } of different) log("error", { job: "nightly", kind: "books", of: kind, ...fault });
  const count = different.length;
  await storeAudit(db, {
    date,
    at: runtime.now(),
    finished,
    faults: different.slice(0, maxStored),
    count,
  });
  return count;
}

/**
 * Checks all balances and the equation of four weeks. While clients' records are becoming one, their balances are left out,
 * and so are the four weeks.
 */
async function checkWhole(date: LocalDate, merging: ReadonlySet<string>): Promise<NightlyFault[]> {
  const { db } = runtime;
  const balances = await confirmedByRereading(
    () => checkBalances(db),
    (faults) => faults,
  );
  const others = balances.filter(({ id }) => !merging.has(id));
  if (merging.size > 0) return others;
  const period = { start: addDays(date, 1 - reconciledDays), end: date };
  return [
    ...others,
    ...(await confirmedByRereading(
      () => checkPeriod(db, period),
      (faults) => faults,
    )),
  ];
}

/** Clients whose records are becoming one: what is theirs moves one by one. */
async function idsBeingMerged(): Promise<Set<string>> {
  const ids = new Set<string>();
  for (const { user_id } of await listPending(runtime.db, "merges", Number.POSITIVE_INFINITY)) {
    const into = (await readUser(runtime.db, user_id))?.merged?.into;
    for (const id of [user_id, into]) if (id !== undefined) ids.add(id);
  }
  return ids;
}
