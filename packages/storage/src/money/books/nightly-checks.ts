import { differencesIn, type NightlyFault, owedOf, type Period, totalOf } from "@petcare/domain";
import type { Db } from "../../table/client.ts";
import { readClientLedgers, readOpenInvoices } from "../invoices/read-invoices.ts";
import { readPeriodBooks } from "./period-books.ts";

// The checks do not read at one instant: others may write meanwhile, and an index lags behind its table.

/** Compares each account's balance with its client's open invoices. */
export async function checkBalances(db: Db): Promise<NightlyFault[]> {
  const [accounts, open] = await Promise.all([readClientLedgers(db), readOpenInvoices(db)]);
  const owed = new Map(accounts.map(({ client_id, sums }) => [client_id, owedOf(sums)]));
  const requested = Map.groupBy(open, ({ client_id }) => client_id);
  return [...new Set([...owed.keys(), ...requested.keys()])].flatMap((id) => {
    const left = totalOf((requested.get(id) ?? []).map(({ sums }) => sums.total - sums.paid));
    return left === (owed.get(id) ?? 0) ? [] : { kind: "client" as const, id, rule: "account" as const };
  });
}

/** Compares both sides of a period's equation. */
export async function checkPeriod(db: Db, period: Period): Promise<NightlyFault[]> {
  const found = differencesIn(await readPeriodBooks(db, period));
  return found.map(({ kind, id }) => ({ kind: kind === "invoice" ? kind : "visit", id, rule: "difference" }));
}
