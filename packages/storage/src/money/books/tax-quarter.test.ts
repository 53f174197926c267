import {
  addDays,
  type Cents,
  type ClientTax,
  creditOf,
  type LocalDate,
  owedOf,
  reconcile,
  type SalesTax,
} from "@petcare/domain";
import { beforeAll, expect, test } from "vitest";
import type { Visit } from "../../schedules/visit.ts";
import { updateVisit } from "../../schedules/visit-update.ts";
import type { Db } from "../../table/client.ts";
import { visitId } from "../../table/visit-id.ts";
import { anAuthor } from "../../testing/author.ts";
import { aVisit } from "../../testing/bookings.ts";
import { startDatabase } from "../../testing/start-database.ts";
import { readVisitsNow } from "../invoices/billed-visits.ts";
import { readClientLedger } from "../invoices/client-ledger.ts";
import { giveCredit, refundCredit } from "../invoices/credit-acts.ts";
import { type Invoice, readInvoice } from "../invoices/invoice.ts";
import { adjustInvoice, recordPayment } from "../invoices/invoice-acts.ts";
import { readEntries } from "../invoices/read-entries.ts";
import { reversePayment } from "../invoices/reverse-payment.ts";
import { readStatement } from "../invoices/statement.ts";
import { MoneyHarness } from "../invoices/testing/money-harness.ts";
import { voidInvoice } from "../invoices/void-invoice.ts";
import { readJournal } from "./journal.ts";
import { readPeriodBooks } from "./period-books.ts";

// A quarter of twelve clients, of whom each has met another rule of sales tax. Its sums were added by hand.

const quarter = { start: "2026-12-01", end: "2027-02-28" } as const;
const date = "2027-01-20" as const;
const tax: SalesTax = {
  rates: [
    { id: "nassau", name: "Nassau", milli: 8625, from: "2026-12-01" },
    { id: "nassau", name: "Nassau", milli: 8750, from: "2027-01-16" },
    { id: "queens", name: "Queens", milli: 8875, from: "2026-12-01" },
  ],
  services: ["25", "visit", "other"],
  cancelled: false,
};

const dynamoDb = await startDatabase();
let acts = 0;

/** A client of the quarter, with visits from a day on, two a day. */
class Client {
  private readonly id: string;
  private readonly terms: { tax: SalesTax; client: ClientTax | undefined };
  readonly visits: Visit[] = [];
  private made = 0;

  constructor(id: string, own?: ClientTax) {
    this.id = id;
    this.terms = { tax, client: own };
  }

  did(prices: readonly Cents[], given: Partial<Visit> = {}, from: LocalDate = "2026-12-01"): this {
    for (const [index, price_cents] of prices.entries()) {
      const day = addDays(from, Math.floor(index / 2));
      const schedule_id = `${this.id}-${this.visits.length}`;
      const done = { status: "completed", price_cents, charge_cents: price_cents, pay_cents: 1500 } as const;
      const own = { schedule_id, client_id: this.id, date: day, original_date: day };
      this.visits.push(aVisit({ ...own, ...done, ...given }));
    }
    return this;
  }

  /** Makes one invoice of some of the visits, at the rates that were seen. */
  async bill(
    rates: readonly (number | undefined)[],
    given: { visits?: Visit[]; less?: Cents; useCredit?: boolean } = {},
  ) {
    const { visits = this.visits, less = 0, useCredit = false } = given;
    const adjustment = { id: `less-${this.id}`, kind: "adjustment", text: "A friend", at: 1, by: "owner-1" } as const;
    return harness.made(visits, {
      client_id: this.id,
      n: this.made++,
      period: quarter,
      date,
      use_credit: useCredit,
      visits: visits.map((visit, index) => ({
        visit_id: visitId(visit),
        cents: visit.charge_cents ?? 0,
        rate: rates.length === 1 ? rates[0] : rates[index],
      })),
      adjustments: less === 0 ? [] : [{ ...adjustment, cents: less, withTax: true }],
      terms: this.terms,
      by: anAuthor({ at: ++acts }),
    });
  }

  private request = () => ({ client_id: this.id, id: `act-${++acts}`, hash: "act", date, by: anAuthor({ at: acts }) });

  async pay(cents: Cents, { id }: Invoice, tip?: Cents) {
    const { version = 0 } = (await readInvoice(db, id)) ?? {};
    const given = tip && { tip: { cents: tip, walker_id: "walker-1", extra_id: `tip-${this.id}` } };
    return done(
      await recordPayment(db, this.request(), {
        cents,
        name: "Carla",
        method: "Zelle",
        invoices: [{ id, version }],
        ...given,
      }),
    );
  }

  async adjust({ id }: Invoice, cents: Cents, kind: "adjustment" | "forgiven" = "adjustment") {
    const { version = 0 } = (await readInvoice(db, id)) ?? {};
    return done(await adjustInvoice(db, this.request(), { id, version }, { kind, text: "Less", cents, withTax: true }));
  }

  give = async (cents: Cents) => done(await giveCredit(db, this.request(), { cents, name: this.id, note: "Thanks" }));
  refund = async (cents: Cents) =>
    done(await refundCredit(db, this.request(), { cents, name: this.id, method: "Zelle" }));
  reverse = async (payment_id: string) =>
    done(await reversePayment(db, this.request(), { payment_id, name: "Carla", reason: "It bounced" }));

  /** The money that is owed and left over, and the tax that was billed and received. */
  async sums() {
    const account = await readClientLedger(db, this.id);
    const entries = await readEntries(db, account, { from: quarter.start, to: quarter.end });
    const sum = (of: "tax" | "tax_paid") => entries.reduce((total, entry) => total + (entry[of] ?? 0), 0);
    return [owedOf(account.sums), creditOf(account.sums), sum("tax"), sum("tax_paid")];
  }
}

function done<Result extends { outcome: string }>(result: Result): Extract<Result, { outcome: "done" }> {
  if (result.outcome !== "done") throw new Error(JSON.stringify(result));
  return result as Extract<Result, { outcome: "done" }>;
}

const times = (count: number, cents: Cents) => Array<Cents>(count).fill(cents);
const all = {
  ann: new Client("ann").did(times(10, 2500)),
  ben: new Client("ben").did(times(4, 2500)).did(times(6, 2500), {}, "2027-01-16"),
  cara: new Client("cara", { rate: "queens" }).did(times(4, 2500)),
  dan: new Client("dan", { exempt: "A shelter" }).did(times(8, 2500)),
  eve: new Client("eve").did([2500, 3500, 3500]),
  finn: new Client("finn").did(times(5, 3000)),
  gia: new Client("gia")
    .did(times(2, 2500))
    .did([2555], { status: "cancelled", charge_cents: 1277 })
    .did([3500], { status: "cancelled", charge_cents: 1750 }),
  hal: new Client("hal").did(times(4, 2500)),
  ivy: new Client("ivy").did(times(4, 2500)),
  jo: new Client("jo").did(times(2, 2500)),
  kim: new Client("kim").did(times(3, 2810)).did([10_000], { service: "overnight" }),
  lee: new Client("lee").did(times(91, 2555)),
};

let harness: MoneyHarness;
let db: Db;
beforeAll(async () => {
  harness = await MoneyHarness.open(
    dynamoDb.endpoint,
    Object.values(all).flatMap(({ visits }) => visits),
  );
  db = harness.db;
  const { ann, ben, cara, dan, eve, finn, gia, hal, ivy, jo, kim, lee } = all;
  await ann.pay(27_156, await ann.bill([8625]));
  await ann.give(2000);
  await ben.pay(10_000, await ben.bill([...times(4, 8625), ...times(6, 8750)]));
  const bounced = await cara.pay(10_888, await cara.bill([8875]));
  await cara.reverse(bounced.entry.id);
  await dan.pay(20_000, await dan.bill([undefined]));
  await eve.bill([8625]);
  const finns = await finn.bill([8625]);
  await finn.pay(8147, finns);
  await finn.pay(8147, finns);
  await gia.bill([8625, 8625, undefined, undefined]);
  const wrong = await hal.bill([8625]);
  const { invoices } = await hal.pay(10_863, wrong);
  await voidInvoice(db, wrong.id, { version: invoices[0]?.version ?? 0, date, by: anAuthor() });
  const [off, ...others] = await readVisitsNow(db, hal.visits.map(visitId));
  if (off) await updateVisit(db, { visit: off, changes: { written_off_at: 1 } }, anAuthor());
  await hal.bill([8625], { visits: others, useCredit: true });
  await hal.refund(2716);
  const ivys = await ivy.bill([8625], { less: -2000 });
  await ivy.pay(8690, ivys);
  await ivy.adjust(ivys, -500);
  const jos = await jo.bill([8625]);
  await jo.pay(3000, jos);
  await jo.adjust(jos, -2431, "forgiven");
  await kim.pay(19_157, await kim.bill([8625, 8625, 8625, undefined]), 1000);
  await lee.pay(249_783, await lee.bill([8625], { visits: lee.visits.slice(0, 90) }));
  await lee.bill([8625], { visits: lee.visits.slice(90) });
  return () => harness.close();
}, 120_000);

test("each client owes, has left over, was billed and has paid of the tax what was added by hand", async () => {
  const found = await Promise.all(Object.entries(all).map(async ([name, one]) => [name, ...(await one.sums())]));
  expect(found).toEqual([
    ["ann", 0, 2000, 2156, 2156],
    ["ben", 17_176, 0, 2176, 800],
    ["cara", 10_888, 0, 888, 0],
    ["dan", 0, 0, 0, 0],
    ["eve", 10_319, 0, 819, 0],
    ["finn", 0, 0, 1294, 1294],
    ["gia", 8458, 0, 431, 0],
    ["hal", 0, 0, 647, 647],
    ["ivy", 0, 543, 647, 647],
    ["jo", 0, 0, 238, 238],
    ["kim", 0, 0, 727, 727],
    ["lee", 2775, 0, 20_053, 19_833],
  ]);
});

test("the equation has no tax, and its list's sentence has it", async () => {
  const { completed, onInvoices, toBill, writtenOff, list, differences } = reconcile(
    await readPeriodBooks(db, quarter),
  );
  expect([completed, onInvoices, toBill, writtenOff].map(({ cents }) => cents)).toEqual([388_462, 385_962, 0, 2500]);
  expect(list).toMatchObject({ adjustments: -4738, tax: 30_076, total: 411_300 });
  expect(differences).toEqual([]);
});

test("the journal balances, with the tax as payable", async () => {
  const { entries, closing } = await readJournal(db, quarter);
  expect([closing.billed, closing.received, closing.settled]).toEqual([409_300, 362_227, 359_684]);
  const sums: Record<string, number> = {};
  for (const { account, cents } of entries.flatMap(({ lines }) => lines)) sums[account] = (sums[account] ?? 0) + cents;
  expect(sums).toEqual({
    receivables: 49_616,
    cash: 362_227 + 1000,
    credit_held: -2543,
    sales_tax: -30_076,
    sales: -385_962,
    adjustments: 2500,
    forgiven: 2238,
    credit_given: 2000,
    tips_held: -1000,
  });
});

test("a statement has each change of the tax", async () => {
  const { entries, closing } = await readStatement(db, "jo", { from: quarter.start, to: quarter.end });
  expect(entries.map(({ type, effect, tax }) => [type, effect.billed, tax])).toEqual([
    ["invoice", 5431, 431],
    ["payment", 0, undefined],
    ["adjustment", -2431, -193],
  ]);
  expect(closing).toBe(0);
});
