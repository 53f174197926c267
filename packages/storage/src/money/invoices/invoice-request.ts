import type { Cents, LocalDate } from "@petcare/domain";
import type { Author } from "../../history/author.ts";
import type { Adjustment, Invoice } from "./invoice.ts";
import type { DocumentRequest } from "./make-documents.ts";

/** A visit, and what it was seen to be billed. */
export interface SeenVisit {
  visit_id: string;
  cents: Cents;
}

/** A client's invoices that are asked for, of exactly what was seen: one, or several where there are more lines. */
export interface InvoiceRequest
  extends DocumentRequest,
    Pick<Invoice, "client_id" | "bill_to" | "period" | "due" | "note"> {
  visits: SeenVisit[];
  /** They stand on the first invoice. */
  adjustments: Adjustment[];
  use_credit: boolean;
  /** The local date of the act. */
  date: LocalDate;
  by: Author;
  /** The same id for the same client and number; another one for each `salt`, which counts what was taken of what people read. */
  idOf(number: number, salt: number): string;
}
