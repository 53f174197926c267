import { type Cents, creditOf, type LocalDate, totalOf } from "@petcare/domain";
import type { Db } from "../../table/client.ts";
import { readClientLedgers, readOpenInvoices } from "./read-invoices.ts";

/** A client's balance. */
export interface Balance {
  client_id: string;
  /** The open sum of all invoices. */
  owed: Cents;
  credit: Cents;
  /** When the oldest open invoice is, or was, due. */
  due: LocalDate | undefined;
  /** The number of open invoices. */
  open: number;
}

/** Reads the balances of all clients who owe something or have credit, in two queries. */
export async function readBalances(db: Db): Promise<Balance[]> {
  const [accounts, invoices] = await Promise.all([readClientLedgers(db), readOpenInvoices(db)]);
  const open = Map.groupBy(invoices, ({ client_id }) => client_id);
  const credits = new Map(accounts.map(({ client_id, sums }) => [client_id, creditOf(sums)]));
  return [...new Set([...credits.keys(), ...open.keys()])].flatMap((client_id) => {
    const mine = open.get(client_id) ?? [];
    const credit = credits.get(client_id) ?? 0;
    if (credit === 0 && mine.length === 0) return [];
    const owed = totalOf(mine.map(({ sums }) => sums.total - sums.paid));
    return { client_id, owed, credit, due: mine[0]?.due, open: mine.length };
  });
}
