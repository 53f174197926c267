import type { OwnId } from "../../people/own-id.ts";
import type { Db } from "../../table/client.ts";
import { settledInvoiceKeys } from "../../table/keys.ts";
import { type PageRequest, readPage } from "../../table/query.ts";
import { type Invoice, invoiceFrom } from "./invoice.ts";

// A client's invoices. Void ones are none of theirs any more: the owner alone reads them.

export interface InvoicePage {
  invoices: Invoice[];
  /** Asks for the next page; absent on the last one. */
  cursor?: string | undefined;
}

const withoutVoid = {
  FilterExpression: "#status <> :void",
  ExpressionAttributeNames: { "#status": "status" },
  ExpressionAttributeValues: { ":void": "void" },
};

/**
 * A client's invoices with all that is on them, the latest period first.
 *
 * @param page.withVoid whether void ones are among them
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

/** The cursor of a page of a client's invoices that ends with this one. */
export const placeOfInvoice = (invoice: Invoice): string => settledInvoiceKeys(invoice).agenda_sk;
