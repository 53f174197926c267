import { addDays, type LocalDate, type NightlyFault } from "@petcare/domain";
import { checkBalances, checkPeriod, listPending, readAudit, readUser, storeAudit } from "@petcare/storage";
import { confirmedByRereading } from "../shared/money/confirmed-by-rereading.ts";
import { log } from "../shared/pipeline/log.ts";
import { runtime, today } from "../shared/runtime.ts";

/** The days that the nightly reconciliation covers, up to today. */
const reconciledDays = 28;

/** The maximum number of a night's faults that are stored. The log has all of them. */
const maxStored = 50;

/**
 * Checks the books once a night: all balances, and the equation of four weeks. It logs the findings and stores them for
 * the owner.
 *
 * @returns how many faults there are
 */
export async function auditBooks(): Promise<number> {
  const { db } = runtime;
  const date = today();
  if ((await readAudit(db))?.date === date) return 0;
  const faults = await confirmedByRereading(
    () => faultsOn(date),
    (found) => found,
  );
  for (const { kind, ...fault } of faults) log("error", { job: "nightly", kind: "books", of: kind, ...fault });
  await storeAudit(db, { date, at: runtime.now(), faults: faults.slice(0, maxStored), count: faults.length });
  return faults.length;
}

/** Finds the faults. Skips the four weeks, and the balances concerned, while clients' records are being merged. */
async function faultsOn(date: LocalDate): Promise<NightlyFault[]> {
  const { db } = runtime;
  const merging = await idsBeingMerged();
  const balances = (await checkBalances(db)).filter(({ id }) => !merging.has(id));
  if (merging.size > 0) return balances;
  return [...balances, ...(await checkPeriod(db, { start: addDays(date, 1 - reconciledDays), end: date }))];
}

/** Reads the ids of clients whose records are being merged: their items move one by one. */
async function idsBeingMerged(): Promise<Set<string>> {
  const ids = new Set<string>();
  for (const { user_id } of await listPending(runtime.db, "merges", Number.POSITIVE_INFINITY)) {
    const into = (await readUser(runtime.db, user_id))?.merged?.into;
    for (const id of [user_id, into]) if (id !== undefined) ids.add(id);
  }
  return ids;
}
