import { formatCents, invoiceNumber, serviceLabels, toDollars } from "@petcare/domain";
import type { Entry, Invoice, PayRun, User, Visit } from "@petcare/storage";
import { type Item, invoiceFrom, payRunFrom, userFrom, visitFrom } from "@petcare/storage/items";

type Cell = string | number;
type Names = ReadonlyMap<string, string>;

/** A kind as people read it: amounts in dollars, people by their names. It is not imported. */
export interface Table {
  columns: readonly string[];
  rowOf(item: Item, names: Names): Cell[];
}

/** Column by column, what it says of a record. */
const tableOf = <Value>(
  recordOf: (item: Item) => Value,
  cells: Record<string, (of: Value, names: Names) => unknown>,
) => ({
  columns: Object.keys(cells),
  rowOf: (item: Item, names: Names) => {
    const record = recordOf(item);
    return Object.values(cells).map((cell) => cellOf(cell(record, names)));
  },
});

const cellOf = (value: unknown): Cell => (typeof value === "number" ? value : typeof value === "string" ? value : "");

const dollars = (cents: number | undefined) => (cents === undefined ? undefined : toDollars(cents));

const at = (instant: number | undefined) => (instant === undefined ? undefined : new Date(instant).toISOString());

export const tables: ReadonlyMap<string, Table> = new Map<string, Table>([
  [
    "people",
    tableOf<User>(userFrom, {
      Name: ({ name }) => name,
      Role: ({ role }) => role,
      Email: ({ contact_email }) => contact_email,
      Phone: ({ phone }) => phone,
      Address: ({ address }) => address,
      Pets: ({ pets }) => pets.map(({ name }) => name).join(", "),
      Notes: ({ notes }) => notes,
      Active: ({ active }) => (active ? "yes" : "no"),
      Since: ({ created_at }) => at(created_at),
    }),
  ],
  [
    "visits",
    tableOf<Visit>(visitFrom, {
      Date: ({ date }) => date,
      "Time frame": ({ timeframe }) => timeframe,
      Service: ({ service, service_label }) => service_label ?? serviceLabels[service],
      Client: ({ client_id }, names) => names.get(client_id),
      Pets: ({ pet_names }) => pet_names.join(", "),
      Walker: ({ walker_id }, names) => names.get(walker_id ?? ""),
      Status: ({ status }) => status,
      Completed: ({ completed_at }) => at(completed_at),
      Price: ({ price_cents }) => dollars(price_cents),
      Parts: ({ parts = [] }) => parts.map(({ name, cents }) => `${name} ${formatCents(cents)}`).join(", "),
      Charge: ({ charge_cents }) => dollars(charge_cents),
      Pay: ({ pay_cents }) => dollars(pay_cents),
      Invoice: ({ invoice_id }) => invoice_id && invoiceNumber(invoice_id),
      "Written off": ({ written_off_reason }) => written_off_reason,
      Comments: ({ comments }) => comments,
    }),
  ],
  [
    "invoices",
    tableOf<Invoice>(invoiceFrom, {
      Number: ({ id }) => invoiceNumber(id),
      Client: ({ bill_to }) => bill_to.name,
      From: ({ period }) => period.start,
      To: ({ period }) => period.end,
      Due: ({ due }) => due,
      Status: ({ status }) => status,
      Visits: ({ sums }) => sums.lines,
      Work: ({ sums }) => dollars(sums.visits),
      Adjustments: ({ sums }) => dollars(sums.adjustments),
      "Sales tax": ({ sums }) => dollars(sums.tax),
      Total: ({ sums }) => dollars(sums.total),
      Paid: ({ sums }) => dollars(sums.paid),
      Note: ({ note }) => note,
    }),
  ],
  [
    "account-entries",
    tableOf<Entry>((item) => item as unknown as Entry, {
      Date: ({ date }) => date,
      Client: ({ client_id }, names) => names.get(client_id),
      What: ({ type }) => type,
      Billed: ({ effect }) => dollars(effect.billed),
      Received: ({ effect }) => dollars(effect.received),
      Settled: ({ effect }) => dollars(effect.settled),
      Method: ({ method }) => method,
      Tip: ({ tip }) => dollars(tip?.cents),
      Note: ({ note }) => note,
    }),
  ],
  [
    "pay-runs",
    tableOf<PayRun>(payRunFrom, {
      Walker: ({ paid_to }) => paid_to,
      From: ({ period }) => period.start,
      To: ({ period }) => period.end,
      "Paid on": ({ paid_on }) => paid_on,
      Method: ({ method }) => method,
      Status: ({ status }) => status,
      Visits: ({ sums }) => sums.visits,
      Work: ({ sums }) => dollars(sums.work),
      Tips: ({ sums }) => dollars(sums.tips),
      Corrections: ({ sums }) => dollars(sums.corrections),
      Total: ({ sums }) => dollars(sums.total),
      Note: ({ note }) => note,
    }),
  ],
]);
