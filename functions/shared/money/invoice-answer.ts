import type { AnswerOf, getInvoice, listInvoices } from "@petcare/contract";
import { creditOf, invoiceNumber, soldAs, toDollars } from "@petcare/domain";
import { type Invoice, type InvoiceHead, readClientLedger } from "@petcare/storage";
import { AppError } from "../pipeline/app-error.ts";
import { runtime } from "../runtime.ts";
import { partsAnswer } from "./parts-answer.ts";

type Document = AnswerOf<typeof getInvoice>;
type InvoiceRow = AnswerOf<typeof listInvoices>["open"][number];

export const invoiceNotFound = () => new AppError("not_found", "This invoice was not found.");

/** Makes the 409 for an invoice that has changed since it was read. It carries the current state. */
export const invoiceChanged = async (invoice: Invoice): Promise<AppError> =>
  new AppError("conflict", "This has changed since you looked.", { current: await invoiceDocument(invoice) });

/** Makes the answer of an invoice in a list. */
export function invoiceRow(invoice: InvoiceHead): InvoiceRow {
  const { id, client_id, period, created_at, due, status, sums } = invoice;
  return {
    id,
    number: invoiceNumber(id),
    client_id,
    period,
    created_at: new Date(created_at).toISOString(),
    due,
    status,
    total: toDollars(sums.total),
    paid: toDollars(sums.paid),
    balance: toDollars(status === "void" ? 0 : sums.total - sums.paid),
    lines: sums.lines,
  };
}

/** Makes the owner's answer of a whole invoice. */
export async function invoiceDocument(invoice: Invoice): Promise<Document> {
  const { sums: account } = await readClientLedger(runtime.db, invoice.client_id);
  const { lines: _, ...row } = invoiceRow(invoice);
  return {
    ...row,
    bill_to: billTo(invoice),
    made_by: invoice.made_by,
    note: invoice.note ?? null,
    version: invoice.version,
    lines: invoice.lines.map(lineAnswer),
    adjustments: invoice.adjustments.map(({ id, kind, text, cents, rate, tax, at }) => ({
      id,
      kind,
      text,
      amount: toDollars(cents),
      ...(rate !== undefined && { rate }),
      ...(tax !== undefined && { tax: toDollars(tax) }),
      at: new Date(at).toISOString(),
    })),
    settlements: invoice.settlements.map(({ entry_id, kind, date, method, note, cents, tip, reversed }) => ({
      payment_id: entry_id,
      kind,
      date,
      method: method ?? null,
      note: note ?? null,
      amount: toDollars(cents),
      tip: tip ? { amount: toDollars(tip.cents), walker_id: tip.walker_id } : null,
      reversed: reversed ?? false,
    })),
    walkers: walkersOf(invoice),
    visits_total: toDollars(invoice.sums.visits),
    adjustments_total: toDollars(invoice.sums.adjustments),
    ...(invoice.taxes && { taxes: invoice.taxes.map(taxAnswer) }),
    ...(invoice.sums.tax !== undefined && { tax_total: toDollars(invoice.sums.tax) }),
    ...(invoice.exempt !== undefined && { exempt: invoice.exempt }),
    credit: toDollars(creditOf(account)),
  };
}

/** Lists the walkers of an invoice's visits, those with the most visits first. */
function walkersOf({ lines }: Invoice): string[] {
  const byWalker = Map.groupBy(lines, ({ walker_id }) => walker_id);
  const most = [...byWalker].sort(([, a], [, b]) => b.length - a.length);
  return most.flatMap(([walker_id]) => walker_id ?? []);
}

/** Makes the answer of an invoice's recipient. */
export const billTo = ({ bill_to: { name, address } }: Invoice) => ({ name, address: address ?? null });

/** Makes the answer of one tax rate on an invoice. */
export const taxAnswer = ({ name, rate, base, cents }: NonNullable<Invoice["taxes"]>[number]) => ({
  name,
  rate,
  base: toDollars(base),
  amount: toDollars(cents),
});

const lineAnswer = ({
  visit_id,
  date,
  timeframe,
  service,
  text,
  pet_names,
  parts,
  cents,
  rate,
}: Invoice["lines"][number]) => ({
  visit_id,
  date,
  timeframe,
  service_type: soldAs(service),
  description: text,
  pet_names,
  price: toDollars(cents),
  ...(rate !== undefined && { rate }),
  ...partsAnswer(parts),
});
