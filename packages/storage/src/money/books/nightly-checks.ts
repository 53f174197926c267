import {
  accountTotals,
  auditAccount,
  auditPay,
  auditPeriod,
  auditTaxes,
  type NightlyFault,
  noAccountTotals,
  noPayTotals,
  owedOf,
  type Period,
  payTotals,
  totalOf,
} from "@petcare/domain";
import { payAdjustmentFrom } from "../../schedules/pay-adjustment.ts";
import { visitFrom } from "../../schedules/visit.ts";
import type { Db } from "../../table/client.ts";
import { queryPages } from "../../table/query.ts";
import { readClientLedger } from "../invoices/client-ledger.ts";
import { invoiceFrom } from "../invoices/invoice.ts";
import { latestEntries } from "../invoices/read-entries.ts";
import { readClientLedgers, readOpenInvoices } from "../invoices/read-invoices.ts";
import { payRunFrom } from "../pay/pay-run.ts";
import { readWalkerLedger } from "../pay/walker-ledger.ts";
import { readPeriodBooks } from "./period-books.ts";

// What they read is not of one moment: somebody may write meanwhile, and an index follows its table by moments.
// The books of a client or a walker are added up page by page, so years of them take the memory of a page.

/** Adds up an account from its entries and its invoices. Two accounts that are becoming one are left to the next night. */
export async function checkClientLedger(db: Db, clientId: string): Promise<NightlyFault[]> {
  const account = await readClientLedger(db, clientId);
  if (account.merging) return [];
  let totals = noAccountTotals;
  for await (const entries of latestEntries(db, account)) {
    totals = accountTotals({ account, entries, invoices: [] }, totals);
  }
  const invoices = queryPages(db, {
    IndexName: "client",
    KeyConditionExpression: "client_id = :client AND begins_with(agenda_sk, :invoices)",
    ExpressionAttributeValues: { ":client": clientId, ":invoices": "INVOICE#" },
  });
  const taxFaults: ReturnType<typeof auditTaxes> = [];
  for await (const items of invoices) {
    const page = items.map(invoiceFrom);
    totals = accountTotals({ account, entries: [], invoices: page }, totals);
    taxFaults.push(...page.flatMap(auditTaxes));
  }
  return [...taxFaults, ...auditAccount(account, totals)].map(nightly);
}

/** Adds up a walker's pay from their visits, tips and corrections, and their pay runs. */
export async function checkWalkerPay(db: Db, walkerId: string): Promise<NightlyFault[]> {
  const ledger = await readWalkerLedger(db, walkerId);
  const pages = queryPages(db, {
    IndexName: "walker",
    KeyConditionExpression: "walker_id = :walker",
    ExpressionAttributeValues: { ":walker": walkerId },
    Limit: 200,
  });
  let totals = noPayTotals;
  for await (const page of pages) {
    const of = (sort: string) => page.filter(({ sk }) => String(sk).startsWith(sort));
    const runs = of("PAYRUN").map(payRunFrom);
    const adjustments = of("EXTRA").map(payAdjustmentFrom);
    const visits = of("VISIT#").map((item) => ({
      ...visitFrom(item),
      id: String(item.pk),
      isDue: item.pay_sk !== undefined,
    }));
    totals = payTotals({ runs, adjustments, visits }, totals);
  }
  return auditPay(ledger, totals).map(nightly);
}

/** Compares what each account owes with what its client's open invoices ask. */
export async function checkBalances(db: Db): Promise<NightlyFault[]> {
  const [accounts, open] = await Promise.all([readClientLedgers(db), readOpenInvoices(db)]);
  const owed = new Map(accounts.map(({ client_id, sums }) => [client_id, owedOf(sums)]));
  const requested = Map.groupBy(open, ({ client_id }) => client_id);
  return [...new Set([...owed.keys(), ...requested.keys()])].flatMap((id) => {
    const left = totalOf((requested.get(id) ?? []).map(({ sums }) => sums.total - sums.paid));
    return left === (owed.get(id) ?? 0) ? [] : { kind: "client" as const, id, rule: "account" as const };
  });
}

/** Compares both sides of the equation of some days, both included. */
export async function checkPeriod(db: Db, period: Period): Promise<NightlyFault[]> {
  return auditPeriod(await readPeriodBooks(db, period)).map(nightly);
}

/** A fault as a night keeps it. */
const nightly = <Kind, Rule>({ record, rule }: { record: { kind: Kind; id: string }; rule: Rule }) => ({
  ...record,
  rule,
});
