import { auditAccount, auditPay, auditPeriod, type NightlyFault, owedOf, type Period, totalOf } from "@petcare/domain";
import { payAdjustmentFrom } from "../../schedules/pay-adjustment.ts";
import { visitFrom } from "../../schedules/visit.ts";
import type { Db } from "../../table/client.ts";
import { queryAll } from "../../table/query.ts";
import { readClientLedger } from "../invoices/client-ledger.ts";
import type { Entry } from "../invoices/entry.ts";
import { invoiceFrom } from "../invoices/invoice.ts";
import { latestEntries } from "../invoices/read-entries.ts";
import { readClientLedgers, readOpenInvoices } from "../invoices/read-invoices.ts";
import { payRunFrom } from "../pay/pay-run.ts";
import { readWalkerLedger } from "../pay/walker-ledger.ts";
import { readPeriodBooks } from "./period-books.ts";

// What they read is not of one moment: somebody may write meanwhile, and an index follows its table by moments.

/** Adds up an account from its entries and its invoices. Two accounts that are becoming one are left to the next night. */
export async function checkClientLedger(db: Db, clientId: string): Promise<NightlyFault[]> {
  const account = await readClientLedger(db, clientId);
  if (account.merging) return [];
  const entries: Entry[] = [];
  for await (const page of latestEntries(db, account)) entries.push(...page);
  const listed = await queryAll(db, {
    IndexName: "client",
    KeyConditionExpression: "client_id = :client AND begins_with(agenda_sk, :invoices)",
    ExpressionAttributeValues: { ":client": clientId, ":invoices": "INVOICE#" },
  });
  return auditAccount({ account, entries, invoices: listed.map(invoiceFrom) }).map(nightly);
}

/** Adds up a walker's pay from their visits, tips and corrections, and their pay runs. */
export async function checkWalkerPay(db: Db, walkerId: string): Promise<NightlyFault[]> {
  const ledger = await readWalkerLedger(db, walkerId);
  const items = await queryAll(db, {
    IndexName: "walker",
    KeyConditionExpression: "walker_id = :walker",
    ExpressionAttributeValues: { ":walker": walkerId },
  });
  const of = (sort: string) => items.filter(({ sk }) => String(sk).startsWith(sort));
  return auditPay({
    ledger,
    runs: of("PAYRUN").map(payRunFrom),
    adjustments: of("EXTRA").map(payAdjustmentFrom),
    visits: of("VISIT#").map((item) => ({ ...visitFrom(item), id: String(item.pk), isDue: item.pay_sk !== undefined })),
  }).map(nightly);
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
