import type { Author } from "../history/author.ts";
import { forgetHistory } from "../history/forget-history.ts";
import { changeEachInvoice } from "../money/invoices/each-invoice.ts";
import { readSettledLedger } from "../money/invoices/read-settled-ledger.ts";
import { deletedNames } from "../people/user-history.ts";
import type { Db } from "../table/client.ts";
import { clientLedgerKey } from "../table/keys.ts";

/**
 * Removes from a client's invoices where they lived, and their name from the account's history. The books keep the rest: the
 * name that an invoice was issued to, what is owed, and done visits that are still to be billed.
 */
export async function forgetClientMoney(db: Db, clientId: string, by: Author): Promise<void> {
  const account = await readSettledLedger(db, clientId);
  await changeEachInvoice(
    db,
    account,
    ({ bill_to: { name, address } }) => (address === undefined ? undefined : { bill_to: { name } }),
    by,
  );
  await forgetHistory(db, clientLedgerKey(clientId).pk, ({ changes }) => ({ name: deletedNames.client, changes }));
}
