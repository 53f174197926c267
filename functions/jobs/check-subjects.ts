import { addDays, type LocalDate, type NightlyFault } from "@petcare/domain";
import { type Audit, checkClientLedger, checkWalkerPay, readClientLedgers, readWalkerLedgers } from "@petcare/storage";
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
export async function checkSubjects(
  last: Audit["checked"],
  { date, merging, hasTime }: Night,
): Promise<Pick<Audit, "faults" | "checked">> {
  const faults: NightlyFault[] = [];
  const checked: Audit["checked"] = {};
  const checkedBefore = addDays(date, -maxDaysUnchecked);
  for (const { id, version, check } of await subjectsOf()) {
    if (merging.has(id)) continue;
    const before = last[id];
    const isCurrent = before?.version === version && before.date > checkedBefore;
    if (!isCurrent && hasTime()) {
      const found = await confirmedByRereading(check, (faults) => faults);
      if (found.length === 0) checked[id] = { version, date };
      faults.push(...found);
    } else if (before) checked[id] = before;
  }
  return { faults, checked };
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
