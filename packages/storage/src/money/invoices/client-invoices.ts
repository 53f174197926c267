import type { OwnId } from "../../people/own-id.ts";
import type { Db } from "../../table/client.ts";
import { settledInvoiceKeys } from "../../table/keys.ts";
import { queryPages } from "../../table/query.ts";
import { type Invoice, invoiceFrom } from "./invoice.ts";

// A client's invoices. Void ones are none of theirs any more: the owner alone reads them.

export interface InvoicePage {
  invoices: Invoice[];
  /** Asks for the next page; absent on the last one. */
  cursor?: string | undefined;
}

/** Before and after every invoice of a client. */
const [first, last] = ["INVOICE#", "INVOICE$"];

/**
 * A client's invoices with all that is on them, the latest period first.
 *
 * @param page.withVoid whether void ones are among them
 * @param page.cursor of the page before; any other text answers some page of the same client
 */
export async function readClientInvoices(
  db: Db,
  clientId: OwnId,
  { limit, cursor = last, withVoid = false }: { limit: number; cursor?: string | undefined; withVoid?: boolean },
): Promise<InvoicePage> {
  if (cursor <= first) return { invoices: [] };
  const pages = queryPages(db, {
    IndexName: "client",
    KeyConditionExpression: "client_id = :client AND agenda_sk BETWEEN :first AND :last",
    ...(!withVoid && { FilterExpression: "#status <> :void", ExpressionAttributeNames: { "#status": "status" } }),
    ExpressionAttributeValues: {
      ":client": clientId,
      ":first": first,
      ":last": cursor < last ? cursor : last,
      ...(!withVoid && { ":void": "void" }),
    },
    ScanIndexForward: false,
    // The one before, void ones, and the first of the next page.
    Limit: limit + 5,
  });
  const invoices: Invoice[] = [];
  for await (const items of pages) {
    for (const item of items) {
      if (item.agenda_sk === cursor) continue;
      const previous = invoices.at(-1);
      if (invoices.length === limit && previous) return { invoices, cursor: placeOfInvoice(previous) };
      invoices.push(invoiceFrom(item));
    }
  }
  return { invoices };
}

/** The cursor of a page of a client's invoices that ends with this one. */
export const placeOfInvoice = (invoice: Invoice): string => settledInvoiceKeys(invoice).agenda_sk;
