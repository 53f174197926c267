import {
  cancelVisit,
  changeClient,
  clientInvoices,
  completeWalk,
  correctCharge,
  getJournal,
  getReconciliation,
  listBalances,
  listCompletedWalks,
  listDuePay,
  listInvoices,
  listSchedules,
  previewInvoices,
  recordPayment,
  repriceVisits,
  voidInvoice,
  writeOffVisit,
} from "@petcare/contract";
import { unrecorded } from "@petcare/storage/testing/replay";
import { beforeAll, expect, test } from "vitest";
import { call, expectOk } from "../testing/call.ts";
import { make, requested } from "../testing/invoicing.ts";
import { bookOctober, idOf } from "../testing/october.ts";
import { startSignedInApp } from "../testing/signed-in-app.ts";

/*
October 2026, added up by hand. It begins on a Thursday: 4 Mondays, Tuesdays, Wednesdays and Sundays, 5 of the others.
Walks and drop-in visits are $25.00, nights $100.00, other services $30.00, where a client has no rate of their own.

client    booked                                 what else happened                     lines  to pay for them
Alvarez   walks, Mo We Fr                        Oct 9 cancelled for half of $25.00     13     12 × 25.00 + 12.50 = 312.50
Brandt    walks at 28.00, Tu Th                  30.00 from Oct 16 on                   9      5 × 28.00 + 4 × 30.00 = 260.00
Chen      walks at 25.55, Fr                     Oct 23 cancelled for half of $25.55    5      4 × 25.55 + 12.77 = 114.97
Dubois    a visit and a night on Sa Oct 31       the night ends in November             2      25.00 + 100.00 = 125.00
Ellis     visits at 22.50, Mo to Fr                                                     22     22 × 22.50 = 495.00
Fischer   other, Sa                                                                     5      5 × 30.00 = 150.00
Garcia    walks, Mo, and a free one on Oct 6                                            5      4 × 25.00 + 0.00 = 100.00
Hughes    nights at 110.00, Oct 17 and 18        −20.00 on the invoice                  2      2 × 110.00 = 220.00
Ito       walks at 27.75, We                     Oct 14 written off                     3      3 × 27.75 = 83.25
Jansen    walks, Su                              Oct 11 cancelled for nothing           3      3 × 25.00 = 75.00
Kaplan    walks, Th                              paid 75.00, void, made again           5      5 × 25.00 = 125.00
Lopez     visits, Tu                             Oct 20 corrected to 31.25              4      3 × 25.00 + 31.25 = 106.25
                                                                                        78     2,166.97

Written off 27.75; completed 2,166.97 + 27.75 = 2,194.72 of 79 visits; on invoices with the adjustment 2,146.97.
Paid: Alvarez 312.50, Brandt 300.00 of which 40.00 is left over, Chen 100.00, Kaplan 75.00 of the void one.
Left to pay: 2,146.97 − 312.50 − 260.00 − 100.00 − 75.00 = 1,399.47.
Rosa: 42 walks × 15.55 + 27 visits × 14.00 + 3 nights × 60.00 + 5 others × 18.00 + 2 halves × 7.78 = 1,316.66, and a tip of 10.00.
*/
const invoiced = {
  Alvarez: [13, 312.5, 0],
  Brandt: [9, 260, 0],
  Chen: [5, 114.97, 14.97],
  Dubois: [2, 125, 125],
  Ellis: [22, 495, 495],
  Fischer: [5, 150, 150],
  Garcia: [5, 100, 100],
  Hughes: [2, 200, 200],
  Ito: [3, 83.25, 83.25],
  Jansen: [3, 75, 75],
  Kaplan: [5, 125, 50],
  Lopez: [4, 106.25, 106.25],
} as const;
type Name = keyof typeof invoiced;

const october = { from: "2026-10-01", to: "2026-10-31" } as const;
const app = await startSignedInApp({ clock: { now: Date.parse("2026-09-30T16:00:00Z") } });
let brandtsVersion = 0;
beforeAll(async () => {
  brandtsVersion = await bookOctober(app);
  await raiseBrandt();
  app.clock.now = Date.parse("2026-11-02T14:00:00Z");
  await workOctober();
}, 60_000);

/** On the 15th Brandt's rate is raised, and what is booked from the next day on takes it. */
async function raiseBrandt(): Promise<void> {
  app.clock.now = Date.parse("2026-10-15T16:00:00Z");
  const params = { id: idOf("Brandt") };
  const body = { version: brandtsVersion, custom_rates: { walk25: 30 } };
  await expectOk(call(app.owner, changeClient, { params, body }));
  const prices = [{ service_type: "25" as const, from: 28, to: 30 }];
  await expectOk(call(app.owner, repriceVisits, { params, query: {}, body: { prices } }));
}

const visits = () => expectOk(call(app.owner, listSchedules, { query: { start: october.from, end: "2026-11-01" } }));

async function walk(name: Name, date: string) {
  const found = (await visits()).find((one) => one.client_id === idOf(name) && one.date === date);
  if (!found) throw new Error(`${name} has no visit on ${date}`);
  return { id: found._id };
}

async function workOctober(): Promise<void> {
  const { owner } = app;
  const cancel = async (name: Name, date: string, share: "half" | "nothing") =>
    expectOk(
      call(owner, cancelVisit, { params: await walk(name, date), query: {}, body: { charge: share, pay: share } }),
    );
  await cancel("Alvarez", "2026-10-09", "half");
  await cancel("Chen", "2026-10-23", "half");
  await cancel("Jansen", "2026-10-11", "nothing");
  for (const { _id: id, status } of await visits()) {
    if (status !== "cancelled")
      await expectOk(call(owner, completeWalk, { params: { id }, body: { comments: "All well" } }));
  }
  const done = await expectOk(call(owner, listCompletedWalks, { query: { ...october, limit: 100 } }));
  const versionOf = ({ id }: { id: string }) => done.find(({ _id }) => _id === id)?.version ?? 0;
  const ito = await walk("Ito", "2026-10-14");
  const off = { version: versionOf(ito), reason: "Our mistake" };
  await expectOk(call(owner, writeOffVisit, { params: ito, body: off }));
  const lopez = await walk("Lopez", "2026-10-20");
  await expectOk(call(owner, correctCharge, { params: lopez, body: { version: versionOf(lopez), amount: 31.25 } }));
}

const period = { start: october.from, end: october.to };
const preview = async (only?: Name) =>
  (await expectOk(call(app.owner, previewInvoices, { query: { ...october, ...(only && { client_id: idOf(only) }) } })))
    .clients;

async function invoiceOf(name: Name) {
  const all = await expectOk(call(app.owner, clientInvoices, { params: { id: idOf(name) } }));
  const live = all.find(({ status }) => status !== "void");
  if (!live) throw new Error(`${name} has no invoice`);
  return live;
}

async function pay(name: Name, amount: number, tip?: number): Promise<void> {
  const { id, version } = await invoiceOf(name);
  const body = {
    id: `${name}-pays`,
    client_id: idOf(name),
    date: "2026-11-02" as const,
    amount,
    method: "Zelle",
    invoices: [{ id, version }],
    ...(tip !== undefined && { tip: { amount: tip, walker_id: app.rosa.user.id } }),
  };
  await expectOk(call(app.owner, recordPayment, { body }));
}

test("a whole month comes out to the cent, as it was added up by hand", async () => {
  const thanks = [{ id: "thanks", text: "Two nights", amount: -20 }];
  const clients = (await preview()).map((one) =>
    requested(one, one.client_id === idOf("Hughes") ? { adjustments: thanks } : {}),
  );
  const made = await expectOk(make(app, clients, { period, due: "2026-11-09" }));
  expect(made.map(({ outcome }) => outcome)).toEqual(Array(12).fill("made"));

  await pay("Alvarez", 312.5);
  await pay("Brandt", 300);
  await pay("Chen", 100);
  await pay("Kaplan", 75, 10);
  const { id, version } = await invoiceOf("Kaplan");
  await expectOk(call(app.owner, voidInvoice, { params: { id }, body: { version } }));
  const again = (await preview("Kaplan")).map((one) => requested(one, { use_credit: true }));
  const [remade] = await expectOk(make(app, again, { period, due: "2026-11-09" }));
  expect(remade?.invoice?.balance).toBe(invoiced.Kaplan[2]);

  for (const name of Object.keys(invoiced) as Name[]) {
    const { lines, total, balance } = await invoiceOf(name);
    expect([name, lines, total, balance]).toEqual([name, ...invoiced[name]]);
  }
});

test("its books, balances and pay are those of the same addition", async () => {
  const { owner, rosa } = app;
  expect(await expectOk(call(owner, getReconciliation, { query: october }))).toMatchObject({
    completed: { amount: 2194.72, visits: 79, cancellations: 2 },
    on_invoices: { amount: 2166.97, visits: 78, invoices: 12 },
    to_bill: { amount: 0 },
    written_off: { amount: 27.75, visits: 1 },
    list: { other_days: 0, other_invoices: 0, adjustments: -20, total: 2146.97, invoices: 12 },
    unfinished: 0,
    differences: [],
  });
  const { open, settled } = await expectOk(call(owner, listInvoices, { query: october }));
  const live = [...open, ...settled].filter(({ status }) => status !== "void");
  const sumOf = (part: "total" | "paid" | "balance") =>
    live.reduce((cents, invoice) => cents + Math.round(invoice[part] * 100), 0);
  expect([sumOf("total"), sumOf("paid"), sumOf("balance")]).toEqual([214697, 74750, 139947]);
  const balances = await expectOk(call(owner, listBalances));
  expect(balances.reduce((cents, { owed }) => cents + Math.round(owed * 100), 0)).toBe(139947);
  expect(balances.filter(({ credit }) => credit > 0)).toMatchObject([{ client_id: idOf("Brandt"), credit: 40 }]);
  const due = await expectOk(call(owner, listDuePay, { query: { to: "2026-11-02", walker_id: rosa.user.id } }));
  expect(due[0]?.sums).toEqual({ visits: 79, work: 1316.66, tips: 10, corrections: 0, total: 1326.66 });
});

test("its journal balances, and has the same sums in its accounts", async () => {
  const { entries, closing } = await expectOk(
    call(app.owner, getJournal, { query: { from: "2026-11-01", to: "2026-11-30" } }),
  );
  const accounts: Record<string, number> = {};
  for (const { account, of, amount } of entries.flatMap(({ lines }) => lines)) {
    const name = account === "sales" ? `${account} ${of}` : account;
    accounts[name] = (accounts[name] ?? 0) + Math.round(amount * 100);
  }
  expect(accounts).toEqual({
    receivables: 139947,
    cash: 79750,
    credit_held: -4000,
    tips_held: -1000,
    adjustments: 2000,
    // 312.50 + 260.00 + 114.97 + 100.00 + 83.25 + 75.00 + 125.00; 25.00 + 495.00 + 106.25; 100.00 + 220.00; 150.00.
    "sales 25": -107072,
    "sales visit": -62625,
    "sales overnight": -32000,
    "sales other": -15000,
  });
  expect(closing).toEqual({ receivables: 1399.47, credit: 40 });
});

test("its bookings are what their history records", async () => {
  const { bookings, faults } = await unrecorded(app.installation.db);
  expect(bookings).toBeGreaterThan(12);
  expect(faults).toEqual([]);
});
