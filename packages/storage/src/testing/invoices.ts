import { PutCommand } from "@aws-sdk/lib-dynamodb";
import type { Db, Invoice } from "../index.ts";
import { invoiceItem } from "../money/invoices/invoice.ts";

/** Stores an invoice as it is, with neither visits nor an account. */
export async function putInvoice(db: Db, invoice: Invoice): Promise<void> {
  await db.client.send(new PutCommand({ TableName: db.table, Item: invoiceItem(invoice) }));
}
