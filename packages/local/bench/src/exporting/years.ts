import { addDays, invoiceNumber, invoiceSums, type LocalDate } from "@petcare/domain";
import type { Author, Db, Schedule, User, Visit } from "@petcare/storage";
import { visitId } from "@petcare/storage";
import {
  clientLedgerKind,
  entryKind,
  historyItem,
  type Item,
  invoiceItem,
  numberKind,
  putItems,
  scheduleItem,
  userItem,
  visitItem,
} from "@petcare/storage/items";

const monday: LocalDate = "2024-01-01";
const at = Date.UTC(2024, 0, 1);
const by: Author = { id: "owner", way: "web", request_id: "", at };
const clients = 300;
const visitsAnInvoice = 12;

/** Stores years of a business: 300 clients, and their visits, nearly all of them on invoices of 12. */
export async function storeYears(db: Db, visits: number): Promise<void> {
  await putItems(db, [
    ...person({ id: "owner", role: "admin", name: "Olivia Owner" }),
    ...person({ id: "walker", role: "walker", name: "Walter Walker" }),
  ]);
  for (let client = 0; client < clients; client++) {
    const id = `client${client}`;
    await putItems(db, [
      ...person({ id, role: "client", name: `Client ${client}` }),
      ...workOf(id, Math.floor(visits / clients)),
    ]);
  }
}

const person = (given: Pick<User, "id" | "role" | "name">): Item[] => {
  const { id, name } = given;
  const user: User = { ...given, pets: [], active: true, version: 1, created_at: at };
  return [userItem(user), historyItem({ ...rowFields(id, name), entity: "person" })];
};

const rowFields = (entity_id: string, name: string) => {
  const { id, ...author } = by;
  return { entity_id, name, version: 1, changes: {}, by: id, ...author };
};

/** A client's schedule, visits, invoices and account. */
function workOf(client_id: string, count: number): Item[] {
  const schedule: Schedule = {
    id: `schedule-${client_id}`,
    date: monday,
    recurrence: { frequency: "daily", interval: 1, end: { type: "until", date: addDays(monday, count) } },
    status: "scheduled",
    timeframe: "morning",
    service: "25",
    client_id,
    walker_id: "walker",
    pet_names: ["Biscuit", "Max"],
    price_cents: 2500,
    stored_through: addDays(monday, count),
    version: 1,
    created_at: at,
    created_by: "owner",
  };
  const { id, date, recurrence, stored_through, created_at, created_by, ...booking } = schedule;
  const visits = Array.from(
    { length: count },
    (_, index): Visit => ({
      ...booking,
      schedule_id: id,
      original_date: addDays(monday, index),
      date: addDays(monday, index),
      status: "completed",
      recurring: true,
      duration_minutes: 25,
      comments: "A long walk along the canal, and both of them met their friends.",
      charge_cents: 2500,
      pay_cents: 1500,
      invoice_id: invoiceIdOf(client_id, Math.floor(index / visitsAnInvoice)),
    }),
  );
  const invoices = [...Map.groupBy(visits, ({ invoice_id = "" }) => invoice_id)].map(([invoiceId, of]) =>
    invoiceOf(invoiceId, client_id, of),
  );
  const billed = visits.length * 2500;
  const account = { client_id, version: invoices.length, entries: invoices.length, invoices: invoices.length };
  return [
    scheduleItem(schedule),
    ...visits.map(visitItem),
    ...invoices.flat(),
    clientLedgerKind.itemOf({
      ...account,
      unpaid: invoices.length,
      invoiced: billed,
      sums: { billed, received: 0, settled: 0 },
    }),
  ];
}

/** Its last eight characters are its number: the client's and the invoice's. */
const invoiceIdOf = (client_id: string, index: number) =>
  `invoice-${client_id.slice("client".length).padStart(4, "0")}${String(index).padStart(4, "0")}`;

/** An unpaid invoice with its number, its entry and its history. */
function invoiceOf(id: string, client_id: string, visits: readonly Visit[]): Item[] {
  const lines = visits.map((visit) => ({
    visit_id: visitId(visit),
    date: visit.date,
    timeframe: visit.timeframe,
    service: visit.service,
    text: "",
    pet_names: visit.pet_names,
    cents: 2500,
  }));
  const sums = invoiceSums({ lines, adjustments: [], settlements: [] });
  return [
    invoiceItem({
      id,
      client_id,
      bill_to: { name: client_id },
      status: "unpaid",
      period: { start: monday, end: monday },
      due: monday,
      created_at: at,
      made_by: "owner",
      lines,
      adjustments: [],
      settlements: [],
      sums,
      version: 1,
      request_hash: `${id}.0`,
    }),
    numberKind.itemOf({ number: invoiceNumber(id), invoice_id: id }),
    entryKind.itemOf({
      id: `${monday}.${id}`,
      client_id,
      date: monday,
      at,
      by: "owner",
      way: "web",
      request_hash: id,
      type: "invoice",
      effect: { billed: sums.total, received: 0, settled: 0 },
      settled: [],
      invoice_id: id,
    }),
    historyItem({ ...rowFields(id, client_id), entity: "invoice" }),
  ];
}
