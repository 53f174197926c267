import type { LocalDate } from "../local-date.ts";
import type { Billed } from "../money/billing.ts";
import { type Cents, totalOf } from "../money.ts";
import type { Visit } from "../schedules/visit.ts";

/** A visit as the books see it. */
export type BookedWork = Billed & Pick<Visit, "client_id" | "date"> & { id: string };

/** An invoice as the books see it. `days` is what its lines come to, by the day of their visits. */
export interface BookedInvoice {
  id: string;
  period: Period;
  isVoid: boolean;
  adjustments: Cents;
  /** Absent where nothing of it is taxed. */
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
  /** The list of work to bill, for these days. */
  toBill: readonly { id: string; cents: Cents }[];
  /** The invoices that a visit names, and those whose period ends in the period. */
  invoices: readonly BookedInvoice[];
}

/** Adds up the days, or those of them that are in the period. */
export function sumOfDays(days: BookedInvoice["days"], within?: Period): Cents {
  const some = Object.entries(days).filter(([date]) => !within || (date >= within.start && date <= within.end));
  return totalOf(some.map(([, cents]) => cents));
}
