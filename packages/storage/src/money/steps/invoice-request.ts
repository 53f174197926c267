import { invoiceSums, type LocalDate } from "@petcare/domain";
import type { Author } from "../../history/author.ts";
import type { Adjustment } from "../adjustment.ts";
import type { Invoice } from "../invoice.ts";
import type { InMaking } from "./in-making.ts";
import type { PlannedLine } from "./making-plan.ts";

/** An invoice that is asked for, of exactly what was seen. */
export interface InvoiceRequest extends Pick<Invoice, "client_id" | "bill_to" | "period" | "due" | "note"> {
  /** How many invoices of the client had been begun when the visits were seen. */
  n: number;
  visits: PlannedLine[];
  adjustments: Adjustment[];
  use_credit: boolean;
  /** A digest of the request, to tell its repetition from another one. */
  request_hash: string;
  /** The local date of the act. */
  date: LocalDate;
  by: Author;
  /** The same id for the same client and n; another one for each `salt`, which counts the numbers that were taken. */
  idOf(salt: number): string;
}

/** The invoice before its first step. */
export function begun(request: InvoiceRequest, id: string): InMaking {
  const { client_id, bill_to, period, due, note, visits, adjustments, use_credit, date, by } = request;
  return {
    id,
    client_id,
    bill_to,
    status: "making",
    period,
    due,
    note,
    created_at: by.at,
    made_by: by.id,
    lines: [],
    adjustments: [],
    settlements: [],
    sums: invoiceSums({ lines: [], adjustments: [], settlements: [] }),
    version: 1,
    plan: { visits, adjustments, use_credit, date, by },
    done: 0,
  };
}
