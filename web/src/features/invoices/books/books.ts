import type { AnswerOf, getReconciliation } from "@petcare/contract";
import type { LocalDate } from "@petcare/domain";

export type Books = AnswerOf<typeof getReconciliation>;

export interface Days {
  from: LocalDate;
  to: LocalDate;
}
