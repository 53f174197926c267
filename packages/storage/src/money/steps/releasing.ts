import { invoiceSums } from "@petcare/domain";
import type { Visit } from "../../bookings/visit.ts";
import type { Db } from "../../table/client.ts";
import type { Writes } from "../../table/transact.ts";
import { visitsAtOnce } from "../../table/visits-at-once.ts";
import { type Account, accountWrite } from "../account.ts";
import { type Invoice, type InvoiceLine, invoiceItem } from "../invoice.ts";
import { readVisitsNow, release } from "./billed-visits.ts";

/** A void invoice that still has visits to release. */
export type Releasing = Invoice & { left: number };

export const isReleasing = (invoice: Invoice): invoice is Releasing => invoice.left !== undefined;

/** The visits that the next step takes off an invoice. */
export async function readNextReleased(db: Db, invoice: Invoice): Promise<Visit[]> {
  const visits = await readVisitsNow(
    db,
    nextLines(invoice).map(({ visit_id }) => visit_id),
  );
  return visits.filter(({ invoice_id }) => invoice_id === invoice.id);
}

/** The transaction that releases up to 90 more. The last one lets go of the account. */
export function releasingWrites(db: Db, before: Releasing, visits: readonly Visit[], account: Account): Writes {
  const after = withoutNext(before);
  const { version, pending, ...rest } = account;
  return [
    {
      Put: {
        TableName: db.table,
        Item: invoiceItem(after),
        ConditionExpression: "#left = :left",
        ExpressionAttributeNames: { "#left": "left" },
        ExpressionAttributeValues: { ":left": before.left },
      },
    },
    ...(isReleasing(after) ? [] : [accountWrite(db, account, rest)]),
    ...visits.map((visit) => release(db, visit)),
  ];
}

/** The lines whose visits are on the invoice still. */
const heldLines = ({ lines, left }: Invoice): InvoiceLine[] => lines.slice(lines.length - (left ?? lines.length));

const nextLines = (invoice: Invoice): InvoiceLine[] => heldLines(invoice).slice(0, visitsAtOnce);

/** The invoice once the visits of its next lines are released. */
export function withoutNext({ left, ...invoice }: Invoice): Invoice {
  const held = heldLines({ ...invoice, left }).slice(visitsAtOnce);
  const sums = invoiceSums(invoice);
  if (held.length === 0) return { ...invoice, sums };
  return { ...invoice, left: held.length, sums: { ...sums, visits: invoiceSums({ ...invoice, lines: held }).visits } };
}
