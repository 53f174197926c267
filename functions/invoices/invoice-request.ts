import type { makeInvoices, RequestOf } from "@petcare/contract";
import { type Cents, centsOf, formatCents } from "@petcare/domain";
import type { Author, InvoiceRequest, User } from "@petcare/storage";
import { invalidField } from "../shared/pipeline/app-error.ts";
import { digest, idFrom, today } from "../shared/runtime.ts";

type Body = RequestOf<typeof makeInvoices>["body"];

/** The part of a request for one client. */
export type Requested = Body["clients"][number];

/**
 * @param visits what those of the invoice come to on which the adjustments stand
 * @throws AppError invalid_input for an invoice of nothing or below $0.00, or an adjustment of $0.00
 */
export function checkTotal({ lines, adjustments }: Requested, index: number, visits: Cents): void {
  if (lines.length + adjustments.length === 0) throw invalidField(`clients.${index}.lines`, "Nothing is to be billed");
  const nothing = adjustments.findIndex(({ amount }) => amount === 0);
  if (nothing >= 0)
    throw invalidField(`clients.${index}.adjustments.${nothing}.amount`, "The adjustment must not be $0.00");
  const total = adjustments.reduce((sum, { amount }) => sum + centsOf(amount), visits);
  if (total >= 0) return;
  const most = visits + adjustments.reduce((sum, { amount }) => sum + Math.max(0, centsOf(amount)), 0);
  const text = `${formatCents(0 - most)} at most; give the other ${formatCents(-total)} as credit`;
  throw invalidField(`clients.${index}.adjustments`, text);
}

/** The request to storage for one client. */
export function requestOf(
  { period, due, note }: Body,
  requested: Requested,
  { name, address }: User,
  by: Author,
): InvoiceRequest {
  const { client_id, n, lines, adjustments, use_credit } = requested;
  return {
    client_id,
    bill_to: { name, address },
    period,
    due,
    note: note || undefined,
    n,
    visits: lines.map(({ visit_id, price }) => ({ visit_id, cents: centsOf(price) })),
    adjustments: adjustments.map(({ id, text, amount }) => ({
      id,
      kind: "adjustment" as const,
      text,
      cents: centsOf(amount),
      at: by.at,
      by: by.id,
    })),
    use_credit,
    request_hash: digest({ period, due, note, requested }),
    date: today(),
    by,
    idOf: (number, salt) => idFrom("invoice", client_id, String(number), String(salt)),
  };
}
