import type { AnswerOf, getReconciliation } from "@petcare/contract";
import { type Difference, toDollars } from "@petcare/domain";

type Answer = AnswerOf<typeof getReconciliation>["differences"][number];

export const differenceAnswer = ({ kind, id, is, should }: Difference): Answer => ({
  kind,
  visit_id: kind === "invoice" ? null : id,
  invoice_id: kind === "invoice" ? id : null,
  is: toDollars(is),
  should: toDollars(should),
});
