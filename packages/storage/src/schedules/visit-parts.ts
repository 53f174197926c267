import type { RuleAmount, VisitPart } from "@petcare/domain";
import * as z from "zod/mini";
import { amount, objectOf, text } from "../table/fields.ts";

export const ruleAmount = z.union([
  z.strictObject({ cents: amount }),
  z.strictObject({ percent: amount }),
]) as z.ZodMiniType<RuleAmount>;

/** A part of a visit's price, as a done visit keeps it. */
export const visitPart = objectOf<VisitPart>({
  rule: text,
  name: text,
  cents: amount,
  pay: z.optional(ruleAmount),
});
