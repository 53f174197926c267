import type { Db } from "../../table/client.ts";
import { type Account, readAccount } from "./account.ts";
import { finishMerging } from "./merge-accounts.ts";

/** A client's account, once it is not becoming another client's. */
export async function readSettledAccount(db: Db, clientId: string): Promise<Account> {
  for (;;) {
    const account = await readAccount(db, clientId);
    if (!account.merging) return account;
    await finishMerging(db, account.merging);
  }
}
