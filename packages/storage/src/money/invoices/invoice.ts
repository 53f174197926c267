import { GetCommand } from "@aws-sdk/lib-dynamodb";
import type {
  AdjustmentKind,
  Cents,
  InvoiceStatus,
  InvoiceSums,
  LocalDate,
  SettlementKind,
  TimeFrame,
} from "@petcare/domain";
import type { Db } from "../../table/client.ts";
import { invoiceKey, openInvoiceKeys, settledInvoiceKeys } from "../../table/keys.ts";
import type { Item } from "../../table/query.ts";

/** A line: what the visit was when the invoice was made. */
export interface InvoiceLine {
  visit_id: string;
  date: LocalDate;
  timeframe: TimeFrame;
  service: string;
  /** What people read beside the service: '' or, for example, 'Cancelled, half of $28.00'. */
  text: string;
  pet_names: string[];
  /** Who did it, where somebody had it: a tip is offered to them. */
  walker_id?: string | undefined;
  cents: Cents;
}

/** A line of an invoice without a visit. */
export interface Adjustment {
  id: string;
  kind: AdjustmentKind;
  text: string;
  /** Below 0 where the client is to pay less. */
  cents: Cents;
  /** Epoch milliseconds. */
  at: number;
  by: string;
}

/** Money that came onto the invoice, or went off it. */
export interface Settlement {
  entry_id: string;
  kind: SettlementKind;
  date: LocalDate;
  method?: string | undefined;
  note?: string | undefined;
  cents: Cents;
  tip?: { cents: Cents; walker_id: string } | undefined;
  /** The payment was taken back. */
  reversed?: true | undefined;
}

export interface Invoice {
  id: string;
  client_id: string;
  /** As the client was called and lived when it was made. */
  bill_to: { name: string; address?: string | undefined };
  status: InvoiceStatus;
  period: { start: LocalDate; end: LocalDate };
  due: LocalDate;
  note?: string | undefined;
  /** Epoch milliseconds. */
  created_at: number;
  made_by: string;
  lines: InvoiceLine[];
  adjustments: Adjustment[];
  settlements: Settlement[];
  sums: InvoiceSums;
  /** Counts its changes, from 1. */
  version: number;
  void_reason?: string | undefined;
  /** Epoch milliseconds. */
  voided_at?: number | undefined;
  /** Tells the request that made it, and as which invoice of it. */
  request_hash: string;
}

/** An invoice as it is now. */
export async function readInvoice(db: Db, id: string): Promise<Invoice | undefined> {
  const { Item } = await db.client.send(
    new GetCommand({ TableName: db.table, Key: invoiceKey(id), ConsistentRead: true }),
  );
  return Item && invoiceFrom(Item);
}

export const invoiceFrom = ({ pk, sk, money_pk, money_sk, agenda_sk, ...invoice }: Item) =>
  invoice as unknown as Invoice;

/** Everything of an invoice's item. Its keys say in which lists it is. */
export const invoiceItem = (invoice: Invoice) => ({ ...invoiceKey(invoice.id), ...listKeys(invoice), ...invoice });

export function listKeys(invoice: Invoice) {
  const { status, sums } = invoice;
  return status === "void" || sums.paid >= sums.total ? settledInvoiceKeys(invoice) : openInvoiceKeys(invoice);
}
