import type { LocalDate } from "../local-date.ts";
import type { Billed } from "../money/billing.ts";
import { type Cents, totalOf } from "../money.ts";
import type { Visit } from "../schedules/visit.ts";

/** The fields of a visit that the books use. */
export type BookedWork = Billed & Pick<Visit, "client_id" | "date"> & { id: string };

/** The fields of an invoice that the books use. `days` has the sum of its lines by day. */
export interface BookedInvoice {
  id: string;
  period: Period;
  isVoid: boolean;
  adjustments: Cents;
  /** Absent if nothing of it is taxed. */
  tax?: Cents | undefined;
  total: Cents;
  lines: number;
  days: Readonly<Record<LocalDate, Cents>>;
}

/** Both days included. */
export interface Period {
  start: LocalDate;
  end: LocalDate;
}

export interface Books {
  period: Period;
  /** All visits of the period. */
  visits: readonly BookedWork[];
  /** The list of unbilled work on these days. */
  toBill: readonly { id: string; cents: Cents }[];
  /** The invoices that a visit names, and those whose period ends in the period. */
  invoices: readonly BookedInvoice[];
}

/** Adds up the days, or those of them that are in the period. */
export function sumOfDays(days: BookedInvoice["days"], within?: Period): Cents {
  const some = Object.entries(days).filter(([date]) => !within || (date >= within.start && date <= within.end));
  return totalOf(some.map(([, cents]) => cents));
}
