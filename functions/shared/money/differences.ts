import type { AnswerOf, getReconciliation } from "@petcare/contract";
import { type Difference, toDollars } from "@petcare/domain";

export const differenceAnswer = (
  difference: Difference,
): AnswerOf<typeof getReconciliation>["differences"][number] => ({
  kind: difference.kind,
  visit_id: "visit_id" in difference ? difference.visit_id : null,
  invoice_id: "invoice_id" in difference ? difference.invoice_id : null,
  is: toDollars(difference.is),
  should: toDollars(difference.should),
});
