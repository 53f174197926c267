import type { AnswerOf, Endpoint, recordPayment } from "@petcare/contract";
import { creditOf, formatCents, invoiceNumber, type LocalDate, toDollars } from "@petcare/domain";
import type { Invoice, MoneyRequest, MoneyResult } from "@petcare/storage";
import { AppError, invalidField } from "../pipeline/app-error.ts";
import { authorOf } from "../pipeline/caller.ts";
import { digest, idFrom, today } from "../runtime.ts";
import { invoiceRow } from "./invoice-answer.ts";

type LedgerSummary = AnswerOf<typeof recordPayment>;
type Refused = Exclude<MoneyResult, { outcome: "done" }>;

type Sender = Parameters<typeof authorOf>[0];

interface Requested extends Sender {
  params?: object;
  body: { id: string };
}

/**
 * Makes storage's request for an act on a client's money.
 * @param date its local day; by default today
 */
export const moneyRequest = (
  { name }: Endpoint,
  { params, body, ...sender }: Requested,
  client_id: string,
  date: LocalDate = today(),
): MoneyRequest => ({
  client_id,
  // Of a fixed length, because the entries' ids are made from it.
  id: idFrom("money", body.id),
  hash: digest([name, params, body]),
  date,
  by: authorOf(sender),
});

/**
 * Makes the answer with a client's ledger after an act.
 * @param field the form's field to name if the act is refused
 * @throws AppError if the act is refused
 */
export function ledgerSummaryAnswer(result: MoneyResult, field: string): LedgerSummary {
  if (result.outcome !== "done") throw moneyRefusal(result, field, ledgerSummaryOf);
  return { ...ledgerSummaryOf(result), payment_id: result.entry.id };
}

/** Makes the error of a refused act. @param now the current state */
export function moneyRefusal(
  result: Refused,
  field: string,
  now: (changed: Extract<Refused, { outcome: "changed" }>) => unknown,
): AppError {
  switch (result.outcome) {
    case "taken":
      return new AppError("conflict", "This was recorded before, with other details.");
    case "no-invoice":
      return invalidField(`invoices.${result.index}.id`, "This invoice was not found.");
    case "changed":
      return new AppError("conflict", changedText(result), { current: now(result) });
    case "refused":
      return invalidField(field, result.message);
  }
}

function changedText({ changed, invoices }: { changed: Invoice; invoices: readonly Invoice[] }): string {
  const number = invoiceNumber(changed.id);
  if (changed.status === "void") return `Invoice ${number} is void.`;
  const of = invoices.length > 1 ? ` of invoice ${number}` : "";
  return `Balance${of} is now ${formatCents(changed.sums.total - changed.sums.paid)}.`;
}

const ledgerSummaryOf = ({
  account,
  invoices,
}: Pick<Extract<Refused, { outcome: "changed" }>, "account" | "invoices">) => ({
  client_id: account.client_id,
  credit: toDollars(creditOf(account.sums)),
  invoices: invoices.map((invoice) => ({ ...invoiceRow(invoice), version: invoice.version })),
});
