import type { AnswerOf, getReconciliation } from "@petcare/contract";
import { type Difference, toDollars } from "@petcare/domain";
import { runtime } from "../runtime.ts";
import { untilIndexesFollow } from "./until-indexes-follow.ts";

/** Reads books, and where something in them does not agree, once more after a pause: an index may have been behind. */
export async function readUntilAgreed<Read>(
  read: () => Promise<Read>,
  differencesIn: (found: Read) => readonly Difference[],
): Promise<Read> {
  const found = await read();
  if (differencesIn(found).length === 0) return found;
  await runtime.pause(untilIndexesFollow);
  return read();
}

export const differenceAnswer = (
  difference: Difference,
): AnswerOf<typeof getReconciliation>["differences"][number] => ({
  kind: difference.kind,
  visit_id: "visit_id" in difference ? difference.visit_id : null,
  invoice_id: "invoice_id" in difference ? difference.invoice_id : null,
  is: toDollars(difference.is),
  should: toDollars(difference.should),
});
