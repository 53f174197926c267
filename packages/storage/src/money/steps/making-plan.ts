import type { Cents, LocalDate } from "@petcare/domain";
import type { Author } from "../../history/author.ts";
import type { Adjustment } from "../adjustment.ts";

/** What making an invoice is to come to, whoever finishes it, and whenever. */
export interface MakingPlan {
  visits: PlannedLine[];
  adjustments: Adjustment[];
  use_credit: boolean;
  /** The local date on which it is made. */
  date: LocalDate;
  by: Author;
}

/** A visit, and what it was seen to be billed. */
export interface PlannedLine {
  visit_id: string;
  cents: Cents;
}
