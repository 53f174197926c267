import * as z from "zod/mini";
import { id, instant } from "./basics.ts";

/** The state of a visit's money. */
export const moneyPlace = {
  invoice: z.nullable(z.object({ id, number: z.string() })),
  written_off: z.nullable(z.object({ at: instant, reason: z.string() })),
  /** Whether its walker is paid for it. */
  paid_out: z.boolean(),
};
