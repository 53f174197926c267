import { addDays, type LocalDate, type NightlyFault } from "@petcare/domain";
import {
  checkClientLedger,
  checkWalkerPay,
  readChecked,
  readClientLedgers,
  readWalkerLedgers,
  storeChecked,
} from "@petcare/storage";
import { confirmedByRereading } from "../shared/money/confirmed-by-rereading.ts";
import { runtime } from "../shared/runtime.ts";

/** In days. Nobody's books stay unchecked for longer. */
const maxDaysUnchecked = 7;

/** Somebody whose books are checked on their own: a client or a walker. */
interface Subject {
  id: string;
  /** Of the account, or of the ledger. */
  version: number;
  check: () => Promise<NightlyFault[]>;
}

interface Night {
  /** The local date on which the check began. */
  date: LocalDate;
  /** The ids of clients whose records are being merged. Their books are left out. */
  merging: ReadonlySet<string>;
  hasTime: () => boolean;
}

/**
 * Checks one after the other whose books were written since they were checked last, or were checked a week ago. Whoever
 * there is no time for stays as the last check left them.
 */
export async function checkSubjects({ date, merging, hasTime }: Night): Promise<NightlyFault[]> {
  const faults: NightlyFault[] = [];
  const checkedBefore = addDays(date, -maxDaysUnchecked);
  const [subjects, checked] = await Promise.all([subjectsOf(), readChecked(runtime.db)]);
  for (const { id, version, check } of subjects) {
    const before = checked.get(id);
    const isCurrent = before?.version === version && before.date > checkedBefore;
    if (merging.has(id) || isCurrent) continue;
    if (!hasTime()) break;
    const found = await confirmedByRereading(check, (faults) => faults);
    if (found.length === 0) await storeChecked(runtime.db, id, { version, date });
    faults.push(...found);
  }
  return faults;
}

/** All who have an account or ledger. */
async function subjectsOf(): Promise<Subject[]> {
  const { db } = runtime;
  const [accounts, ledger] = await Promise.all([readClientLedgers(db), readWalkerLedgers(db)]);
  return [
    ...accounts.map(({ client_id: id, version }) => ({ id, version, check: () => checkClientLedger(db, id) })),
    ...ledger.map(({ walker_id: id, version }) => ({ id, version, check: () => checkWalkerPay(db, id) })),
  ];
}
