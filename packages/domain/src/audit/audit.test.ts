import { expect, test } from "vitest";
import { invoiceSums } from "../invoices/invoice-sums.ts";
import { paySums } from "../pay/pay-sums.ts";
import { auditAccount, auditClient, type ClientBooks } from "./audit-client.ts";
import { auditHistory, auditNames, auditPeriod, auditPlaces, auditSeries, type SeriesBooks } from "./audit-records.ts";
import { auditWalker, type WalkerBooks } from "./audit-walker.ts";
import { type Fault, faultText } from "./fault.ts";

const day = "2026-11-10";
const parts = {
  lines: [{ visit_id: "v", date: day, cents: 2500 }],
  adjustments: [{ cents: -500 }],
  settlements: [{ cents: 1000 }],
} as const;
const sums = invoiceSums(parts);
const invoice = { id: "7f3a9c1e", status: "partial", ...parts, sums } as const;
const visit = {
  id: "v",
  status: "completed",
  date: day,
  price_cents: 9900,
  charge_cents: 2500,
  isPlaced: true,
} as const;
const billed = { ...visit, invoice_id: invoice.id };
const entry = { client_id: "ana", request_hash: "r" };
const entries = [
  { ...entry, type: "invoice", effect: { billed: 2000, received: 0, settled: 0 } },
  { ...entry, type: "payment", effect: { billed: 0, received: 1500, settled: 1000 } },
  { ...entry, type: "goodwill", effect: { billed: -300, received: 0, settled: -300 } },
] as const;
const account = {
  client_id: "ana",
  entries: 3,
  unpaid: 1,
  invoiced: 2000,
  sums: { billed: 1700, received: 1500, settled: 700 },
};
const client: ClientBooks = { account, entries, invoices: [invoice], visits: [billed] };

const runLines = [{ id: "v", kind: "visit", cents: 1500 }] as const;
const run = { id: "run", status: "paid", lines: runLines, sums: paySums(runLines) } as const;
const paid = { id: "v", status: "completed", pay_cents: 1500, pay_run_id: "run", isDue: false } as const;
const due = { id: "w", status: "cancelled", pay_cents: 750, isDue: true } as const;
const tip = { id: "tip", kind: "tip", cents: 500 } as const;
const walker: WalkerBooks = {
  ledger: { walker_id: "rosa", runs: 1 },
  runs: [run],
  adjustments: [tip],
  visits: [paid, due, { id: "x", status: "scheduled", isDue: false }],
};

const series: SeriesBooks = { id: "s", schedule: {} };

const auditOne = {
  client: (change: Partial<ClientBooks>) => auditClient({ ...client, ...change }),
  walker: (change: Partial<WalkerBooks>) => auditWalker({ ...walker, ...change }),
  series: (change: Partial<SeriesBooks>) => auditSeries({ ...series, ...change }),
};

test("sound books have no fault", () => {
  expect(Object.values(auditOne).flatMap((auditIt): Fault[] => auditIt({}))).toEqual([]);
  expect(auditHistory({ kind: "visit", id: "v" }, 3, [3, 2, 3])).toEqual([]);
});

const ofInvoice = (change: object) => auditOne.client({ invoices: [{ ...invoice, ...change }] });
const taxed = {
  ...parts,
  lines: [{ ...parts.lines[0], rate: 8625 }],
  adjustments: [{ cents: -500, rate: 8625, tax: -43 }],
};
const taxes = [{ name: "Nassau", rate: 8625, base: 2000, cents: 173 }];
const ofTaxed = (change: object, ofEntry: object = {}, paid: object = {}) =>
  auditOne.client({
    account: { ...account, invoiced: 2173, sums: { ...account.sums, billed: 1873 } },
    entries: [
      { ...entries[0], effect: { ...entries[0].effect, billed: 2173 }, tax: 173, ...ofEntry },
      { ...entries[1], tax_paid: 79, ...paid },
      entries[2],
    ],
    invoices: [{ ...invoice, ...taxed, sums: invoiceSums(taxed), taxes, ...change }],
  });
test("sound books with sales tax have no fault", () => expect(ofTaxed({})).toEqual([]));
const ofVisit = (change: object) => auditOne.client({ visits: [{ ...billed, ...change }] });
const ofAccount = (change: object) => auditOne.client({ account: { ...account, ...change } });

test.each<[what: string, faults: () => Fault[], found: string]>([
  ["an invoice’s days", () => ofInvoice({ sums: { ...sums, days: { "2026-11-11": 2500 } } }), "invoice sums"],
  ["an invoice’s adjustment", () => ofInvoice({ adjustments: [{ cents: -2600 }] }), "invoice sums"],
  ["a cent of an invoice’s taxes", () => ofTaxed({ taxes: [{ ...taxes[0], cents: 174 }] }), "invoice tax"],
  ["an invoice’s taxes, which are gone", () => ofTaxed({ taxes: undefined }), "invoice tax"],
  ["the tax that an entry billed", () => ofTaxed({}, { tax: 172 }), "client account"],
  ["the tax that an entry received", () => ofTaxed({}, {}, { tax_paid: 80 }), "client account"],
  ["an invoice’s status", () => ofInvoice({ status: "paid" }), "invoice paid"],
  ["an invoice that is void and paid", () => ofInvoice({ status: "void" }), "invoice paid"],
  ["an invoice that is gone", () => auditOne.client({ invoices: [] }), "visit claim"],
  ["a visit that is gone", () => auditOne.client({ visits: [] }), "invoice claim"],
  ["a visit’s charge", () => ofVisit({ charge_cents: 2501 }), "invoice claim"],
  ["a visit’s day", () => ofVisit({ date: "2026-11-11" }), "visit claim"],
  ["a visit that is invoiced and written off", () => ofVisit({ written_off_at: 1 }), "visit bill"],
  ["a visit that nobody is billed for", () => ofVisit({ status: "scheduled" }), "visit bill"],
  ["an account’s count", () => ofAccount({ entries: 4 }), "client account"],
  ["an account’s sums", () => ofAccount({ sums: { ...account.sums, received: 1501 } }), "client account"],
  ["an account’s open invoices", () => ofAccount({ unpaid: 0 }), "client account"],
  ["what an account says that was invoiced", () => ofAccount({ invoiced: 1999 }), "client account"],
  ["an entry that is gone", () => auditOne.client({ entries: entries.slice(1) }), "client account"],
  ["a pay run’s total", () => auditOne.walker({ runs: [{ ...run, sums: paySums([]) }] }), "pay_run sums"],
  ["a pay run that is undone", () => auditOne.walker({ runs: [{ ...run, status: "undone" }] }), "visit pay"],
  ["what a visit earned", () => auditOne.walker({ visits: [{ ...paid, pay_cents: 1501 }, due] }), "walker pay"],
  ["what is due", () => auditOne.walker({ visits: [paid, { ...due, isDue: false }] }), "walker pay"],
  ["a tip in a run", () => auditOne.walker({ adjustments: [{ ...tip, pay_run_id: "run" }] }), "pay_adjustment pay"],
  ["a count of pay runs", () => auditOne.walker({ ledger: { walker_id: "rosa", runs: 2 } }), "walker pay"],
  ["visits without their schedule", () => auditOne.series({ schedule: undefined }), "schedule schedule"],
  ["a record in another list", () => auditPlaces([{ kind: "visit", id: "v" }]), "visit place"],
  ["a version without a row", () => auditHistory({ kind: "invoice", id: "i" }, 2, [1]), "invoice history"],
  ["a row of a later version", () => auditHistory({ kind: "invoice", id: "i" }, 1, [1, 2]), "invoice history"],
  ["rows of a visit that do not follow", () => auditHistory({ kind: "visit", id: "v" }, 4, [2, 4]), "visit history"],
  [
    "a person who is not there",
    () => auditNames(new Map([["person ana", { kind: "visit", id: "v" }]]), new Set()),
    "visit named",
  ],
  [
    "a visit that the list of work to bill lacks",
    () =>
      auditPeriod({
        period: { start: day, end: day },
        visits: [{ ...visit, client_id: "ana" }],
        toBill: [],
        invoices: [],
      }),
    "visit difference",
  ],
])("the audit finds %s", (_, faults, found) => {
  expect(faults().map(({ record, rule }) => `${record.kind} ${rule}`)).toContain(found);
});

test("a fault is told by its record, as people call it", () => {
  expect(ofInvoice({ lines: [] }).map(faultText)).toContain("Invoice 7F3A9C1E: its lines do not make its total");
  expect(ofAccount({ entries: 4 }).map(faultText)).toEqual([
    "The account of client ana: it counts 4 entries, and has 3",
  ]);
});

test("an account that is becoming another's is not compared with its invoices", () => {
  expect(auditAccount({ account: { ...account, merging: {} }, entries, invoices: [] })).toEqual([]);
});

test("an account gives what it was given to the one that took it over", () => {
  const effect = (sign: 1 | -1) => ({ billed: sign * 1700, received: sign * 1500, settled: sign * 700 });
  const merged = { type: "merged", request_hash: "ana" } as const;
  const left = [...entries, { ...merged, client_id: "ana", effect: effect(-1) }];
  const none = { ...account, entries: 4, unpaid: 0, invoiced: 0, sums: { billed: 0, received: 0, settled: 0 } };
  const kept = { ...account, client_id: "ben", entries: 1 };
  const before = auditAccount({ account: none, entries: left, invoices: [] });
  const taken = [{ ...merged, client_id: "ben", effect: effect(1) }, ...left];
  expect([before, auditAccount({ account: kept, entries: taken, invoices: [invoice] })]).toEqual([[], []]);
});

test("a correction takes off what is due, for what was paid stays paid", () => {
  const correction = { id: "c", kind: "correction", cents: -1500 } as const;
  const free = { ...paid, pay_cents: undefined, pay_run_id: undefined, status: "scheduled" } as const;
  expect(auditOne.walker({ adjustments: [tip, correction], visits: [free, due] })).toEqual([]);
});
