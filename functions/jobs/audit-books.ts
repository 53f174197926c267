import { addDays, type BookFault, type LocalDate } from "@petcare/domain";
import {
  type Audit,
  auditBalances,
  auditClient,
  auditPeriod,
  auditWalker,
  auditWeek,
  auditWeekChain,
  listPending,
  readAccounts,
  readAllClosedWeeks,
  readAllWages,
  readAudit,
  readUser,
  storeAudit,
} from "@petcare/storage";
import { untilIndexesFollow } from "../shared/money/until-indexes-follow.ts";
import { log } from "../shared/pipeline/log.ts";
import { runtime, today } from "../shared/runtime.ts";

/** In days. Nobody's books stay unchecked for longer. */
const longestUnchecked = 7;

/** In days, up to today: what the reconciliation of a night covers. */
const reconciledDays = 28;

/** What is stored of the faults of a night. The log has all of them. */
const mostStored = 50;

/** Whose books are checked on their own: a client, a walker or a closed week. */
interface Subject {
  id: string;
  /** Of the account, or of the wages. A closed week has one. */
  version: number;
  check: () => Promise<BookFault[]>;
}

/**
 * Checks the books, once a night: the accounts and wages that were written since they were checked last, and those that
 * were checked a week ago, closed weeks too, one after the other; then all balances, the chain of closed weeks, and the
 * reconciliation of four weeks. What it finds is
 * logged and stored for the owner. A run that has no time left leaves the rest to the next one.
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
  const finished = hasTime();
  if (finished) {
    faults.push(...(await foundTwice(() => auditBalances(db))).filter(({ id }) => !moving.has(id)));
    const period = { start: addDays(date, 1 - reconciledDays), end: date };
    faults.push(...(await foundTwice(() => auditWeekChain(db))));
    if (moving.size === 0) faults.push(...(await foundTwice(() => auditPeriod(db, period))));
  }
  const different = [...new Map(faults.map((fault) => [textOf(fault), fault])).values()];
  for (const { kind, ...fault } of different) log("error", { job: "nightly", kind: "books", of: kind, ...fault });
  const count = different.length;
  await storeAudit(db, { date, at: runtime.now(), finished, faults: different.slice(0, mostStored), count, checked });
  return count;
}

const isCurrent = (before: Audit["checked"][string], version: number, date: LocalDate) =>
  before.version === version && before.date > addDays(date, -longestUnchecked);

async function subjectsOf(): Promise<Subject[]> {
  const { db } = runtime;
  const [accounts, wages, weeks] = await Promise.all([readAccounts(db), readAllWages(db), readAllClosedWeeks(db)]);
  return [
    ...accounts.map(({ client_id: id, version }) => ({ id, version, check: () => auditClient(db, id) })),
    ...wages.map(({ walker_id: id, version }) => ({ id, version, check: () => auditWalker(db, id) })),
    ...weeks.map(({ monday: id }) => ({ id, version: 1, check: () => auditWeek(db, id) })),
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

/** What is found a second time, too. Somebody may write while the books are read, and indexes follow the table by moments. */
async function foundTwice(check: () => Promise<BookFault[]>): Promise<BookFault[]> {
  const found = await check();
  if (found.length === 0) return [];
  await runtime.pause(untilIndexesFollow);
  const again = new Set((await check()).map(textOf));
  return found.filter((fault) => again.has(textOf(fault)));
}

const textOf = ({ kind, id, rule }: BookFault) => `${kind} ${id} ${rule}`;
