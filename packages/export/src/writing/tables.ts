import { invoiceNumber, toDollars } from "@petcare/domain";
import type { Item } from "@petcare/storage/items";

/** The columns of each kind that people read as a table: amounts in dollars, people by their names. None is imported. */
export const tables: Readonly<Record<string, readonly string[]>> = {
  people: ["name", "role", "contact_email", "phone", "address", "pets", "notes", "active", "created_at"],
  visits: [
    ...["date", "timeframe", "service", "service_label", "client_id", "pet_names", "walker_id", "status"],
    ...["completed_at", "price_cents", "charge_cents", "pay_cents", "invoice_id", "written_off_reason", "comments"],
  ],
  invoices: [
    ...["id", "bill_to.name", "period.start", "period.end", "due", "status"],
    ...["sums.visits", "sums.adjustments", "sums.tax", "sums.total", "sums.paid", "note"],
  ],
  "account-entries": [
    ...[
      "date",
      "client_id",
      "type",
      "effect.billed",
      "effect.received",
      "effect.settled",
      "method",
      "tip.cents",
      "note",
    ],
  ],
  "pay-runs": [
    ...["paid_to", "period.start", "period.end", "paid_on", "method", "status"],
    ...["sums.work", "sums.tips", "sums.corrections", "sums.total", "note"],
  ],
};

/** Names a column: 'Price' of 'price_cents', 'Period start' of 'period.start'. */
export function headOf(column: string): string {
  const words = column.replace(/^(sums|effect)\.|[_.](cents|id|at)$/g, "").replaceAll(/[_.]/g, " ");
  return words === "id" ? "Number" : words.slice(0, 1).toUpperCase() + words.slice(1);
}

/** The cells of an item. @param names of people by their ids */
export const rowOf = (
  item: Item,
  columns: readonly string[],
  names: ReadonlyMap<string, string>,
): (string | number)[] => columns.map((column) => cellOf(column, valueAt(item, column.split(".")), names));

const valueAt = (value: unknown, [name, ...rest]: readonly string[]): unknown =>
  name === undefined ? value : valueAt((value as Item | undefined)?.[name], rest);

function cellOf(column: string, value: unknown, names: ReadonlyMap<string, string>): string | number {
  if (typeof value === "number") {
    if (column.endsWith("_at")) return new Date(value).toISOString();
    return /^(sums|effect)\.|cents$/.test(column) ? toDollars(value) : value;
  }
  if (column === "id" || column === "invoice_id") return value === undefined ? "" : invoiceNumber(String(value));
  if (Array.isArray(value)) return value.map((one) => (typeof one === "string" ? one : one.name)).join(", ");
  if (typeof value === "boolean") return value ? "yes" : "no";
  return column.endsWith("_id") ? (names.get(String(value)) ?? "") : String(value ?? "");
}
