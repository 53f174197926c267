import { type Cents, type LocalDate, serviceTypes } from "@petcare/domain";
import { putBookings, putPriceRules, readPriceRules, visitId } from "@petcare/storage";
import { anAuthor, aSchedule, aVisit } from "@petcare/storage/testing";
import { complete } from "./bookings.ts";
import { type AnswerTo, call, expectOk, ok } from "./call.ts";
import { make, previewOne, requested } from "./invoicing.ts";
import type { Purse } from "./paying.ts";
import type { MoneyAct } from "./random-acts.ts";
import type { SignedInApp } from "./signed-in-app.ts";

/** Sent again, it is the same request again. */
export type MoneyRequest = () => Promise<{ status: number }>;

interface Seen {
  id: string;
  version: number;
  balance: number;
}

let requests = 0;

/**
 * The request of an act on a client's money, as somebody sends it who sees what is there now. undefined: there is nothing to
 * act on.
 */
export async function requestOf(app: SignedInApp, purse: Purse, act: MoneyAct): Promise<MoneyRequest | undefined> {
  const id = `random-${++requests}`;
  switch (act.act) {
    case "make":
      return makingOf(app, purse, act, id);
    case "pay": {
      const all = await seenBy(app, purse);
      const named = [...new Set(act.picks.flatMap((index) => all[index % all.length] ?? []))];
      const tip = act.cents % 5 === 0 ? { amount: 5, walker_id: app.rosa.user.id } : null;
      return () => purse.pay(act.cents / 100, named, { id, tip });
    }
    case "tax": {
      const { rates, version } = await ok(app.owner, "getTaxes");
      const row = { id: "nassau", name: "Nassau", milli: act.milli, from: dayOfWeek(act.day) };
      const others = rates.filter(({ from }) => from !== row.from);
      const body = { rates: [...others, row], services: [...serviceTypes], cancelled: false, version };
      return () => call(app.owner, "setTaxes", { body });
    }
    case "rules":
      return () => setRules(app, act.percent);
    case "refund":
      return () => purse.refund(act.cents / 100, { id });
    case "give":
      return () => purse.give(act.cents / 100, { id });
    case "charge":
    case "write off":
    case "take back":
    case "reopen":
      return requestOfWalk(app, picked(await walksOf(app, purse), act.walk), act);
    case "reverse": {
      const payment = picked(await paymentsOf(app, purse), act.pick);
      return payment && (() => purse.reverse(payment.id, { id, tip: "take-back" }));
    }
    default:
      return requestOfInvoice(purse, picked(await seenBy(app, purse), act.pick), act, id);
  }
}

/** Gives each visit a part of so many percent; none of 0. No endpoint offers a rule of days that are past. */
async function setRules({ installation: { db }, owner }: SignedInApp, percent: number): Promise<{ status: number }> {
  const fee = { id: "fee", name: "Fee", services: serviceTypes, from: "2026-11-01", pay: { cents: 100 } } as const;
  const when = { type: "weekdays", weekdays: [0, 1, 2, 3, 4, 5, 6] } as const;
  const before = await readPriceRules(db);
  const rules = percent === 0 ? [] : [{ ...fee, when, charge: { percent } }];
  try {
    const outcome = await putPriceRules(db, { ...before, rules }, { before, by: anAuthor({ id: owner.user.id }) });
    return { status: outcome === "written" ? 200 : 409 };
  } catch {
    return { status: 500 };
  }
}

/** Stores visits by Rosa that are done, a day each. Those of an odd price she completes. */
async function storeWork(app: SignedInApp, { client }: Purse, prices: readonly Cents[]): Promise<void> {
  const { installation, rosa } = app;
  const work = prices.map((price_cents, day) => {
    const [date, people] = [dayOfWeek(day), { client_id: client.id, walker_id: rosa.user.id }];
    const schedule = aSchedule({ ...people, id: `work-${++requests}`, date, stored_through: date });
    const done =
      price_cents % 2 === 1
        ? ({ status: "scheduled", price_cents } as const)
        : ({ status: "completed", price_cents, charge_cents: price_cents, pay_cents: 1500 } as const);
    return { schedule, visit: aVisit({ ...people, ...done, schedule_id: schedule.id, date, original_date: date }) };
  });
  await putBookings(
    installation.db,
    work.map(({ schedule }) => schedule),
    work.map(({ visit }) => visit),
  );
  for (const { visit } of work.filter(({ visit }) => visit.status === "scheduled")) {
    await expectOk(complete(app.rosa, visitId(visit)));
  }
}

const dayOfWeek = (day: number) => `2026-11-${String(9 + day).padStart(2, "0")}` as LocalDate;

const picked = <One>(all: readonly One[], index: number): One | undefined => all[index % Math.max(1, all.length)];

async function makingOf(
  app: SignedInApp,
  purse: Purse,
  { prices, use_credit, cents }: Extract<MoneyAct, { act: "make" }>,
  id: string,
): Promise<MoneyRequest> {
  await storeWork(app, purse, prices);
  const preview = await previewOne(app, purse.client);
  const adjustments = cents === 0 ? [] : [{ id, text: "Thank you", amount: -cents / 100, with_tax: cents % 2 === 0 }];
  return () => make(app, [requested(preview, { use_credit, adjustments })]);
}

function requestOfInvoice(
  purse: Purse,
  invoice: Seen | undefined,
  act: Extract<MoneyAct, { pick: number }>,
  id: string,
): MoneyRequest | undefined {
  if (!invoice) return undefined;
  if (act.act === "void") return () => purse.void(invoice);
  if (act.act === "adjust") return () => purse.adjust(invoice, act.cents / 100, { id, with_tax: act.cents % 2 === 0 });
  if (act.act === "apply") return () => purse.applyCredit(invoice, act.cents / 100, { id });
  return () => purse.adjust(invoice, -invoice.balance, { id, kind: "forgiven" });
}

type Walk = AnswerTo<"listCompletedWalks">[number];

/** Reads the client's done visits: those to bill if there are some, else all. */
async function walksOf({ owner }: SignedInApp, { client }: Purse): Promise<Walk[]> {
  const query = { from: dayOfWeek(0), to: dayOfWeek(6), client_id: client.id, limit: 100 };
  const all = await ok(owner, "listCompletedWalks", { query });
  const toBill = all.filter(({ billing }) => billing === "to-bill");
  return toBill.length > 0 ? toBill : all;
}

function requestOfWalk(
  { owner }: SignedInApp,
  walk: Walk | undefined,
  { act, cents }: { act: "charge" | "write off" | "take back" | "reopen"; cents: Cents },
): MoneyRequest | undefined {
  if (!walk) return undefined;
  const { _id: id, version } = walk;
  const params = { id };
  switch (act) {
    case "charge":
      return () => call(owner, "correctCharge", { params, body: { version, amount: cents / 100 } });
    case "write off":
      return () => call(owner, "writeOffVisit", { params, body: { version, reason: "A gift" } });
    case "take back":
      return () => call(owner, "takeBackWriteOff", { params, body: { version } });
    case "reopen":
      return () => call(owner, "reopenVisit", { params, body: { version } });
  }
}

/** The invoices that are not void. */
async function seenBy(app: SignedInApp, { client: { id } }: Purse): Promise<Seen[]> {
  const all = await ok(app.owner, "clientInvoices", { params: { id }, query: { limit: 100 } });
  return all.filter(({ status }) => status !== "void");
}

async function paymentsOf(app: SignedInApp, { client: { id } }: Purse) {
  const query = { from: "2026-11-01", to: "2026-11-30" } as const;
  const { entries } = await ok(app.owner, "clientStatement", { params: { id }, query });
  return entries.filter(({ type }) => type === "payment");
}
