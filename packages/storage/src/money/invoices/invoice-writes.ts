import type { Author } from "../../history/author.ts";
import type { Db } from "../../table/client.ts";
import { type Invoice, invoiceItem } from "./invoice.ts";
import { invoiceHistory } from "./invoice-history.ts";

/** The part of a transaction that makes the next version of an invoice, and tells it. It is refused where that was made. */
export function invoiceWrites(db: Db, before: Invoice, changed: Omit<Invoice, "version">, by: Author) {
  const after = { ...changed, version: before.version + 1 };
  const put = {
    Put: {
      TableName: db.table,
      Item: invoiceItem(after),
      ConditionExpression: "version = :read",
      ExpressionAttributeValues: { ":read": before.version },
    },
  };
  return { after, writes: [put, invoiceHistory(db, before, after, by)] };
}
