import type { Db } from "../../table/client.ts";
import { type ClientLedger, readClientLedger } from "./client-ledger.ts";
import { finishMerging } from "./merge-accounts.ts";

/** A client's account, once it is not becoming another client's. */
export async function readSettledLedger(db: Db, clientId: string): Promise<ClientLedger> {
  for (;;) {
    const account = await readClientLedger(db, clientId);
    if (!account.merging) return account;
    await finishMerging(db, account.merging);
  }
}
