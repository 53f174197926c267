import { createHash } from "node:crypto";
import {
  addDays,
  type LocalDate,
  type PriceRule,
  planPay,
  rowFigures,
  type SalesTax,
  type VisitPart,
  type WeekRow,
  weekCounts,
} from "@petcare/domain";
import {
  actOnVisit,
  completeVisit,
  countTime,
  type Db,
  makeInvoice,
  makePayRun,
  putBookings,
  putPriceRules,
  putPricing,
  putTaxes,
  readDue,
  readPriceRules,
  recordPayment,
  type Schedule,
  storeMiles,
  storeReferralCode,
  storeRequest,
  storeSchedule,
  storeUser,
  undoPayRun,
  updateUser,
  type Visit,
  visitId,
} from "@petcare/storage";
import { closedWeekItem, type Item, putItems, weekRowsItem } from "@petcare/storage/items";
import {
  aClient,
  aCompletion,
  anAuthor,
  anOwner,
  aReferralCode,
  aRequest,
  aSchedule,
  aVisit,
  aWalker,
  everyDay,
} from "@petcare/storage/testing";
import { sign } from "./small-agreements.ts";

const monday: LocalDate = "2026-11-09";
export const by = anAuthor();

/** The same client gives the same ids. */
const idOf = (client: string) => (number: number) =>
  createHash("sha256").update(`${client} ${number}`).digest("hex").slice(0, 24);

/** A visit that is done, with the schedule of its own. */
function done(index: number, client_id: string): { schedule: Schedule; visit: Visit } {
  const id = `${client_id}-${String(index).padStart(3, "0")}`;
  const date = addDays(monday, index % 7);
  return {
    schedule: aSchedule({ id, client_id, date, stored_through: date }),
    visit: {
      ...aVisit({ date, status: "completed", price_cents: 2323, parts, charge_cents: 2555, pay_cents: 1500 }),
      schedule_id: id,
      client_id,
      comments: "Two ‘good’ walks =1+1\u2028next line",
    },
  };
}

const tax = {
  rates: [{ id: "nassau", name: "Nassau", milli: 8625, from: "2026-11-01" as const }],
  services: ["25" as const],
  cancelled: false,
} satisfies SalesTax;

const evening: PriceRule = {
  id: "evening",
  name: "Evening",
  services: ["25"],
  when: { type: "frames", timeframes: ["evening"] },
  charge: { percent: 10 },
  pay: { cents: 200 },
  from: "2026-11-20",
  to: "2027-01-01",
};
/** Of a visit that costs $25.55 in all. */
const parts: VisitPart[] = [{ rule: "evening", name: "Evening", cents: 232, pay: { cents: 200 } }];

/** Of a walk, with a change of what the pet needs. */
const request = aRequest({
  care: [{ pet: "Biscuit", field: "feeding", from: "A cup", to: "Half a cup" }],
  words: "Ring first",
  quote: { cents: 2500, parts: [{ name: "Evening", cents: 500 }] },
});

/** Makes the request for an invoice of these visits. */
function requestOf(client_id: string, visits: readonly Visit[]) {
  return {
    client_id,
    bill_to: { name: "Carla Client" },
    period: { start: monday, end: addDays(monday, 6) },
    due: "2026-11-23" as const,
    n: 0,
    visits: visits.map((visit) => ({ visit_id: visitId(visit), cents: 2555, rate: 8625 })),
    adjustments: [],
    terms: { tax, client: undefined },
    use_credit: true,
    request_hash: client_id,
    date: "2026-11-16" as const,
    by,
    idOf: idOf(client_id),
  };
}

/** Visits of a client that are done, in the table. */
async function bookDone(db: Db, client_id: string, count: number): Promise<Visit[]> {
  const all = Array.from({ length: count }, (_, index) => done(index, client_id));
  await putBookings(
    db,
    all.map(({ schedule }) => schedule),
    all.map(({ visit }) => visit),
  );
  return all.map(({ visit }) => visit);
}

/** Fills a table with at least one item of every kind, and some of those that no export holds. */
export async function fill(db: Db): Promise<void> {
  for (const user of [
    anOwner(),
    aWalker({ w9_on: "2026-01-15" }),
    aClient({ access: { lockbox: "0815" }, custom_rates: { walk25: 2555 }, tax: { rate: "nassau" } }),
    aClient({ id: "client-2", email: "clara@example.com", name: "Clara", tax: { exempt: "A shelter" } }),
  ]) {
    await storeUser(db, user, by);
  }
  await updateUser(db, "client-1", { notes: "Barks, then stops" }, by);
  await storeReferralCode(db, aReferralCode(), by);
  await putPricing(db, { walk25: 2600 }, by);
  await putTaxes(db, { ...tax, version: 0 }, by);
  const rules = await readPriceRules(db);
  const days = [{ date: "2026-12-24" as const, name: "Christmas Eve" }];
  await putPriceRules(db, { ...rules, rules: [evening], days }, { before: rules, by });
  await sign(db, by);
  await book(db);
  await bill(db);
  await pay(db);
  await storeMiles(db, { user_id: "walker-1", date: "2026-11-16", tenths: 123, note: "To the vet", at: by.at });
  await storeRequest(db, undefined, request, by);
  await countTime(db, { limit: "sign-in", subject: "somebody", count: 1, seconds: 60 }, by.at);
  await putItems(db, closedWeek());
  await putItems(db, [{ pk: "PENDING_MERGES", sk: "client-3", user_id: "client-3", at: 1 }]);
}

/** A week that was closed. */
function closedWeek(): Item[] {
  const rows: WeekRow[] = [
    {
      kind: "visit",
      id: "once.2026-11-17",
      date: "2026-11-17",
      timeframe: "morning",
      service: "25",
      client_id: "client-1",
      status: "cancelled",
      charge: 0,
      pay: 0,
    },
  ];
  const header = {
    monday,
    id: "closing-1",
    closed_at: by.at,
    closed_by: by.id,
    signed: "Olivia Owner",
    figures: rowFigures(rows),
    counts: weekCounts(rows),
    carried: [],
  };
  return [closedWeekItem(header), weekRowsItem(monday, rows)];
}

/** An invoice that is paid in part, with a tip. */
async function bill(db: Db, client_id = "client-1", tip = "tip-1"): Promise<void> {
  const made = await makeInvoice(db, requestOf(client_id, await bookDone(db, client_id, 3)));
  if (made.outcome !== "made") throw new Error(made.outcome);
  const { id, version } = made.document;
  await recordPayment(
    db,
    { client_id, id: `payment-of-${client_id}`, hash: client_id, date: "2026-11-17", by },
    {
      cents: 5000,
      name: "Carla",
      method: "Zelle",
      invoices: [{ id, version }],
      tip: { cents: 1000, walker_id: "walker-1", extra_id: tip },
    },
  );
}

/** Does what people do during an export: undo, bill, take money with a tip, pay, correct a paid visit, edit. */
export async function goOn(db: Db): Promise<void> {
  await undoPayRun(db, "run-1", { version: 1, by });
  await pay(db, "run-2");
  const key = { schedule_id: "client-1-000", original_date: monday };
  const changed = await actOnVisit(db, { key, by, today: "2026-11-20", plan: (_, visit) => planPay(visit, 1600) });
  if (changed.outcome !== "done") throw new Error(changed.outcome);
  await bill(db, "client-2", "tip-2");
  await updateUser(db, "client-2", { notes: "Has moved" }, by);
  await putPricing(db, { walk25: 2700 }, by);
}

/** A series, with a visit that its walker has completed. */
async function book(db: Db): Promise<void> {
  const { stored_through, version, ...series } = aSchedule({
    id: "daily",
    date: "2026-11-16",
    recurrence: everyDay(),
    garage_code: "4711",
  });
  await storeSchedule(db, series, "2026-11-30", by);
  const note = { comments: "A long walk" };
  await completeVisit(db, aCompletion({ schedule_id: "daily", original_date: "2026-11-16" }, { note }));
}

async function pay(db: Db, id = "run-1"): Promise<void> {
  const n = Number(id.at(-1)) - 1;
  const lines = (await readDue(db, monday)).map(({ kind, id, cents = 0 }) => ({ kind, id, cents }));
  const run = { idOf: () => id, walker_id: "walker-1", paid_to: "Walter Walker", to: monday, n, lines };
  const made = await makePayRun(db, { ...run, paid_on: "2026-11-20", method: "Cash", request_hash: "run", by });
  if (made.outcome !== "made") throw new Error(made.outcome);
}
