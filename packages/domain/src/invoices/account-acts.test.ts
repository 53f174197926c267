import { expect, test } from "vitest";
import {
  type AdjustmentAct,
  adjusted,
  creditApplied,
  forgiven,
  type InvoiceMoney,
  type MoneyAct,
  made,
  paid,
  refunded,
  voided,
} from "./account-acts.ts";
import type { LedgerSums } from "./ledger-sums.ts";

const invoice = (total: number, paidOf = 0, id = "a"): InvoiceMoney => ({ id, total, paid: paidOf });
const withCredit = (credit: number): LedgerSums => ({ billed: 0, received: credit, settled: 0 });
const effect = (billed: number, received: number, settled: number): LedgerSums => ({ billed, received, settled });
const onA = (cents: number) => [{ invoice_id: "a", cents }];

// That each act adds up is held by account-acts.property.test.ts.
test.each<[string, unknown, MoneyAct & Partial<AdjustmentAct>]>([
  [
    "an invoice that uses a part of the credit",
    made(withCredit(10000), invoice(7500), true),
    { effect: effect(7500, 0, 7500), settled: onA(7500) },
  ],
  [
    "an invoice that uses all credit",
    made(withCredit(2500), invoice(14250), true),
    { effect: effect(14250, 0, 2500), settled: onA(2500) },
  ],
  [
    "an invoice that leaves the credit alone",
    made(withCredit(2500), invoice(14250), false),
    { effect: effect(14250, 0, 0), settled: [] },
  ],
  [
    "an adjustment down of a paid invoice",
    adjusted(invoice(15800, 15800), -2800),
    { effect: effect(-2800, 0, -2800), settled: onA(-2800), adjustment: { cents: -2800 } },
  ],
  [
    "an adjustment down of an invoice that is paid in part",
    adjusted(invoice(15800, 14000), -2800),
    { effect: effect(-2800, 0, -1000), settled: onA(-1000), adjustment: { cents: -2800 } },
  ],
  [
    "what is left of an invoice, forgiven",
    forgiven(invoice(15800, 10000), -5800),
    { effect: effect(-5800, 0, 0), settled: [], adjustment: { cents: -5800 } },
  ],
  [
    "a payment above the balance",
    paid([invoice(15800, 10000)], 6300),
    { effect: effect(0, 6300, 5800), settled: onA(5800) },
  ],
  [
    "a payment of several invoices in the order given",
    paid([invoice(5000, 0, "b"), invoice(3000, 3000, "c"), invoice(8000)], 7000),
    { effect: effect(0, 7000, 7000), settled: [{ invoice_id: "b", cents: 5000 }, ...onA(2000)] },
  ],
  [
    "credit on an invoice",
    creditApplied(withCredit(2800), invoice(14000, 13000), 1000),
    { effect: effect(0, 0, 1000), settled: onA(1000) },
  ],
  ["a refund", refunded(withCredit(2000), 2000), { effect: effect(0, -2000, 0), settled: [] }],
  [
    "an invoice that was paid in part, void",
    voided(invoice(17500, 7500)),
    { effect: effect(-17500, 0, -7500), settled: onA(-7500) },
  ],
])("%s", (_name, actual, expected) => {
  expect(actual).toEqual(expected);
});

test.each<[string, unknown, string]>([
  ["below a total of $0.00", adjusted(invoice(7500), -10000), "-$75.00 at most; give the other $25.00 as credit"],
  ["an adjustment of nothing", adjusted(invoice(7500), 0), "The adjustment must not be $0.00"],
  ["forgiving more than is left", forgiven(invoice(15800, 10000), -5801), "Forgive $58.00 at most"],
  ["forgiving what is paid", forgiven(invoice(15800, 15800), -1), "Nothing is left to pay"],
  ["forgiving upwards", forgiven(invoice(15800), 100), "Forgive $158.00 at most"],
  ["more credit than there is", creditApplied(withCredit(999), invoice(1000), 1000), "The credit is $9.99"],
  ["more credit than the balance", creditApplied(withCredit(5000), invoice(1000, 500), 600), "Balance is $5.00"],
  ["refunding more than there is", refunded(withCredit(2000), 2001), "The credit is $20.00"],
])("refused: %s", (_name, actual, refused) => {
  expect(actual).toEqual({ refused });
});
