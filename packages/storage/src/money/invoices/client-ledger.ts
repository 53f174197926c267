import { GetCommand } from "@aws-sdk/lib-dynamodb";
import { type AccountSums, type LocalDate, noSums } from "@petcare/domain";
import type { Author } from "../../history/author.ts";
import type { Db } from "../../table/client.ts";
import { accountListKey, clientLedgerKey } from "../../table/keys.ts";
import type { Item } from "../../table/query.ts";
import { wholeWrite } from "../../table/whole-write.ts";

/** Three running sums of a client's money. Each is proven by the account's entries. */
export interface ClientLedger {
  client_id: string;
  /** Counts its writes, from 1. 0: there is no item yet. */
  version: number;
  /** How many entries it has. */
  entries: number;
  /** How many invoices were ever made. */
  invoices: number;
  sums: AccountSums;
  /** It is becoming another client's, or another client's is becoming it. Nobody else writes it until that is done. */
  merging?: AccountMerging | undefined;
  /** The clients whose accounts it took over. What made their sums is still theirs. */
  from?: string[] | undefined;
}

/** That the money of one client becomes another's. Both accounts have it until it is done. */
export interface AccountMerging {
  /** Clients' ids. */
  from: string;
  into: string;
  /** The local date on which the sums move. */
  date: LocalDate;
  by: Author;
}

/** Before the first money there is no item. */
export const emptyClientLedger = (client_id: string): ClientLedger => ({
  client_id,
  version: 0,
  entries: 0,
  invoices: 0,
  sums: noSums,
});

/** A client's account as it is now. Before the first money it is all zero. */
export async function readClientLedger(db: Db, clientId: string): Promise<ClientLedger> {
  const { Item } = await db.client.send(
    new GetCommand({ TableName: db.table, Key: clientLedgerKey(clientId), ConsistentRead: true }),
  );
  return Item ? clientLedgerFrom(Item) : emptyClientLedger(clientId);
}

export const clientLedgerFrom = ({ pk, sk, money_pk, money_sk, ...account }: Item) =>
  account as unknown as ClientLedger;

/** The part of a transaction that writes an account whole. It is refused where the account is not as it was read. */
export const accountWrite = (db: Db, before: ClientLedger, after: Omit<ClientLedger, "version">) =>
  wholeWrite(db, { ...clientLedgerKey(before.client_id), ...accountListKey(before.client_id) }, before, after);
