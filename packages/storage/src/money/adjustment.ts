import type { AdjustmentKind, Cents } from "@petcare/domain";

/** A line of an invoice without a visit. */
export interface Adjustment {
  id: string;
  kind: AdjustmentKind;
  text: string;
  /** Below 0 where the client is to pay less. */
  cents: Cents;
  /** Epoch milliseconds. */
  at: number;
  by: string;
}
