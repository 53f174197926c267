import type { Cents, ClientTax, LocalDate, Milli, SalesTax } from "@petcare/domain";
import type { Author } from "../../history/history-row.ts";
import type { Adjustment, Invoice } from "./invoice.ts";
import type { DocumentRequest } from "./make-document.ts";

/** The owner's answer about sales tax, and what of it counts for a client. */
export interface TaxTerms {
  tax: SalesTax;
  client: ClientTax | undefined;
}

/** An adjustment that is asked for. */
interface RequestedAdjustment extends Pick<Adjustment, "id" | "kind" | "text" | "cents" | "at" | "by"> {
  /** Whether the tax goes along, at the rate of the document with the largest base. */
  withTax?: boolean | undefined;
}

/** An invoice that is asked for, of exactly what was seen. */
export interface InvoiceRequest
  extends DocumentRequest,
    Pick<Invoice, "client_id" | "bill_to" | "period" | "due" | "note"> {
  /** As they were seen to be billed: with their rate of sales tax, in thousandths of a percent, if they have one. */
  visits: { visit_id: string; cents: Cents; rate?: Milli | undefined }[];
  adjustments: RequestedAdjustment[];
  /** Absent: nothing is taxed. */
  terms?: TaxTerms | undefined;
  use_credit: boolean;
  /** The local date of the act. */
  date: LocalDate;
  by: Author;
  /** The same id for the same client and number; another one for each `salt`, which counts what was taken of what people read. */
  idOf(number: number, salt: number): string;
}
