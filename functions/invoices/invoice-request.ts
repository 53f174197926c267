import type { makeInvoices, RequestOf } from "@petcare/contract";
import { centsOf, formatCents, takenTooMuch } from "@petcare/domain";
import type { Author, InvoiceRequest, TaxTerms, User } from "@petcare/storage";
import { invalidField } from "../shared/pipeline/app-error.ts";
import { digest, idFrom, today } from "../shared/runtime.ts";

type Body = RequestOf<typeof makeInvoices>["body"];

/** A request's part about one client. */
export type Requested = Body["clients"][number];

/** @throws AppError invalid_input for an invoice of nothing or below $0.00, or an adjustment of $0.00 */
export function checkTotal({ lines, adjustments }: Requested, index: number): void {
  if (lines.length + adjustments.length === 0) throw invalidField(`clients.${index}.lines`, "Nothing is to be billed");
  const nothing = adjustments.findIndex(({ amount }) => amount === 0);
  if (nothing >= 0)
    throw invalidField(`clients.${index}.adjustments.${nothing}.amount`, "The adjustment must not be $0.00");
  const billed = lines.map(({ price, rate }) => ({ cents: centsOf(price), rate }));
  const tooMuch = takenTooMuch(billed, adjustments.map(wanted));
  if (!tooMuch) return;
  const text = `${formatCents(0 - tooMuch.most)} at most; give the other ${formatCents(tooMuch.beyond)} as credit`;
  throw invalidField(`clients.${index}.adjustments`, text);
}

const wanted = ({ amount, with_tax }: Requested["adjustments"][number]) => ({
  cents: centsOf(amount),
  ...(with_tax && { withTax: true }),
});

/** Makes storage's request for one client. */
export function requestOf(
  { period, due, note }: Body,
  requested: Requested,
  { name, address }: User,
  terms: TaxTerms | undefined,
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
    visits: lines.map(({ visit_id, price, rate }) => ({ visit_id, cents: centsOf(price), rate })),
    adjustments: adjustments.map((adjustment) => ({
      id: adjustment.id,
      kind: "adjustment" as const,
      text: adjustment.text,
      ...wanted(adjustment),
      at: by.at,
      by: by.id,
    })),
    use_credit,
    terms,
    request_hash: digest({ period, due, note, requested }),
    date: today(),
    by,
    idOf: (number, salt) => idFrom("invoice", client_id, String(number), String(salt)),
  };
}
