import type { Cents, ClientTax, LocalDate, Milli, SalesTax } from "@petcare/domain";
import type { Author } from "../../history/history-row.ts";
import type { Adjustment, Invoice } from "./invoice.ts";
import type { DocumentRequest } from "./make-document.ts";

/** The owner's sales tax settings, and the client's own. */
export interface TaxTerms {
  tax: SalesTax;
  client: ClientTax | undefined;
}

/** A requested adjustment. */
interface RequestedAdjustment extends Pick<Adjustment, "id" | "kind" | "text" | "cents" | "at" | "by"> {
  /** Also changes the tax, at the document's rate with the largest base. */
  withTax?: boolean | undefined;
}

/** A requested invoice, of exactly what the owner saw. */
export interface InvoiceRequest
  extends DocumentRequest,
    Pick<Invoice, "client_id" | "bill_to" | "period" | "due" | "note"> {
  /** The visits as the owner saw them, with their rate of sales tax in thousandths of a percent, if they have one. */
  visits: { visit_id: string; cents: Cents; rate?: Milli | undefined }[];
  adjustments: RequestedAdjustment[];
  /** Absent: nothing is taxed. */
  terms?: TaxTerms | undefined;
  use_credit: boolean;
  /** The local date of the act. */
  date: LocalDate;
  by: Author;
  /** Makes the id: the same for the same client, number and `salt`, which counts the invoice numbers that were taken. */
  idOf(number: number, salt: number): string;
}
