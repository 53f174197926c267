import type { OwnId } from "../../people/own-id.ts";
import type { Db } from "../../table/client.ts";
import { settledInvoiceKeys } from "../../table/keys.ts";
import { type PageRequest, readPage } from "../../table/query.ts";
import { type Invoice, invoiceFrom } from "./invoice.ts";

// A client's invoices. Only the owner reads void ones.

export interface InvoicePage {
  invoices: Invoice[];
  /** Fetches the next page; absent on the last page. */
  cursor?: string | undefined;
}

const withoutVoid = {
  FilterExpression: "#status <> :void",
  ExpressionAttributeNames: { "#status": "status" },
  ExpressionAttributeValues: { ":void": "void" },
};

/**
 * Reads a client's whole invoices, the latest period first.
 *
 * @param page.withVoid includes void ones
 */
export async function readClientInvoices(
  db: Db,
  clientId: OwnId,
  { withVoid = false, ...page }: PageRequest & { withVoid?: boolean },
): Promise<InvoicePage> {
  const { items, next } = await readPage(
    db,
    {
      index: { IndexName: "client" },
      partition: ["client_id", clientId],
      sort: "agenda_sk",
      first: "INVOICE#",
      last: "INVOICE$",
      ...(!withVoid && { filter: withoutVoid }),
    },
    page,
  );
  return { invoices: items.map(invoiceFrom), cursor: next };
}

/** Makes the cursor of a page that ends with this invoice. */
export const placeOfInvoice = (invoice: Invoice): string => settledInvoiceKeys(invoice).agenda_sk;
