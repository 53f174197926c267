import { stepByStep } from "../table/changing.ts";
import type { Db } from "../table/client.ts";
import type { Writes } from "../table/transact.ts";
import { type Account, readAccount } from "./account.ts";
import { finishMerging } from "./accounts/merge-accounts.ts";
import { type Invoice, readInvoice } from "./invoice.ts";
import { readAsPlanned } from "./steps/billed-visits.ts";
import { isInMaking, nextPlanned } from "./steps/in-making.ts";
import { makingWrites } from "./steps/making.ts";
import { isReleasing, readNextReleased, releasingWrites } from "./steps/releasing.ts";

/**
 * Goes on with an invoice whose making or voiding was interrupted, to its end. It can be killed anywhere, and several may do
 * it at the same time. A finished one is left alone.
 *
 * @returns the finished invoice; undefined where there is none
 * @throws KeepsChangingError when others changed the same visits 20 times
 */
export const finishInvoice = (db: Db, id: string): Promise<Invoice | undefined> =>
  stepByStep(db, {
    what: `Invoice ${id}`,
    read: () => readInvoice(db, id),
    nextWrites: (invoice) => nextWrites(db, invoice),
  });

/** A client's account, once nothing of it is pending. */
export async function readSettledAccount(db: Db, clientId: string): Promise<Account> {
  for (;;) {
    const account = await readAccount(db, clientId);
    if (account.pending !== undefined) await finishInvoice(db, account.pending);
    else if (account.merging) await finishMerging(db, account.merging);
    else return account;
  }
}

/** The transaction of the next step; undefined where nothing is left to do. */
async function nextWrites(db: Db, invoice: Invoice): Promise<Writes | undefined> {
  if (isInMaking(invoice)) {
    const visits = await readAsPlanned(db, invoice, nextPlanned(invoice));
    return makingWrites(db, invoice, visits, await readAccount(db, invoice.client_id));
  }
  if (!isReleasing(invoice)) return undefined;
  const visits = await readNextReleased(db, invoice);
  return releasingWrites(db, invoice, visits, await readAccount(db, invoice.client_id));
}
