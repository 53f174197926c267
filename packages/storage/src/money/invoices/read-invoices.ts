import type { LocalDate } from "@petcare/domain";
import type { Db } from "../../table/client.ts";
import { partOf } from "../../table/item-kind.ts";
import { numberKey } from "../../table/keys.ts";
import { type Item, queryList, readItem } from "../../table/query.ts";
import { ledgerHeadFrom } from "./client-ledger.ts";
import { type Invoice, invoiceKind, numberKind, readInvoice } from "./invoice.ts";

const headOf = partOf(invoiceKind, ["id", "client_id", "period", "due", "created_at", "status", "sums"]);
const headFrom = (item: Item) => headOf({ ...item, id: String(item.pk).slice("INVOICE#".length) });
/** The part of an invoice that lists have. */
export type InvoiceHead = ReturnType<typeof headFrom>;

/** All invoices with a balance, by the day on which they are due. */
export const readOpenInvoices = async (db: Db): Promise<InvoiceHead[]> =>
  (await queryList(db, { IndexName: "money" }, "OPEN")).map(headFrom);

/** The paid and the void invoices whose period ends from `from` to `to`, both included, the latest first. */
export async function readSettledInvoices(db: Db, from: LocalDate, to: LocalDate): Promise<InvoiceHead[]> {
  const items = await queryList(db, { IndexName: "money" }, "SETTLED", { first: from, last: `${to}$` });
  return items.map(headFrom).reverse();
}

/** The accounts of all clients who have one. */
export const readClientLedgers = async (db: Db) =>
  (await queryList(db, { IndexName: "money" }, "ACCOUNTS")).map(ledgerHeadFrom);

/** Some invoices as they are now, in the order of the ids, without those that are not there. */
export async function readInvoices(db: Db, ids: readonly string[]): Promise<Invoice[]> {
  const invoices = await Promise.all(ids.map((id) => readInvoice(db, id)));
  return invoices.filter((invoice) => invoice !== undefined);
}

/** An invoice by its id, or by its number in any case of letters. */
export async function findInvoice(db: Db, idOrNumber: string): Promise<Invoice | undefined> {
  return (await readInvoice(db, idOrNumber)) ?? readByNumber(db, idOrNumber.toUpperCase());
}

async function readByNumber(db: Db, number: string): Promise<Invoice | undefined> {
  const taken = await readItem(db, numberKey(number), numberKind.read);
  return taken && readInvoice(db, taken.invoice_id);
}
