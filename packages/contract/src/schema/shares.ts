import { cancelShares } from "@petcare/domain";
import * as z from "zod/mini";
import { maxText, seen, titled } from "./basics.ts";
import { price } from "./money.ts";

/** The share that a client is charged, or a walker paid, for a cancelled visit. */
const share = (title: string) =>
  titled(title, z._default(z.enum(cancelShares, { error: "must be nothing, half, all or amount" }), "nothing"));

/** The charge and pay of cancelled visits, and the reason. */
export const shares = {
  charge: share("Charge"),
  /** In dollars, for each visit. */
  charge_amount: titled("Charge", z.optional(price)),
  pay: share("Pay"),
  pay_amount: titled("Pay", z.optional(price)),
  reason: titled("Reason", z.nullish(z.string().check(seen, maxText(300)))),
};

type Shares = z.output<z.ZodMiniObject<typeof shares>>;

/** An amount is given where one is chosen. */
export const amountsGiven = [
  z.refine<Shares>(({ charge, charge_amount }) => charge !== "amount" || charge_amount !== undefined, {
    path: ["charge_amount"],
    error: "must be an amount in dollars",
  }),
  z.refine<Shares>(({ pay, pay_amount }) => pay !== "amount" || pay_amount !== undefined, {
    path: ["pay_amount"],
    error: "must be an amount in dollars",
  }),
] as const;
