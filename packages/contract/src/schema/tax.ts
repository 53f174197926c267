import * as z from "zod/mini";
import { id, maxText, oneLine, optionalText, requiredLine, titled } from "./basics.ts";

/** A rate of sales tax in thousandths of a percent: 8.625 % is 8625. */
export const milli = z
  .int("must be a percentage of at most three decimals")
  .check(z.minimum(0, "must be at least 0 %"), z.maximum(99_999, "must be below 100 %"));

export const rateName = requiredLine("Name", "Name the rate", 60);

/** A client's own rate, or the reason why they pay none. null: the first rate counts. */
export const clientTaxFields = titled(
  "Sales tax",
  z.nullable(
    z
      .object({
        rate: z.optional(id),
        exempt: titled("Reason", z.optional(z.string().check(oneLine, z.trim(), maxText(200)))),
        certificate: optionalText("Certificate", 100),
      })
      .check(
        z.refine(({ rate, exempt }) => (rate === undefined) === Boolean(exempt), {
          error: "Say why no sales tax is charged",
          path: ["exempt"],
        }),
      ),
  ),
);

export const clientTaxAnswer = z.union([
  z.object({ rate: id }),
  z.object({ exempt: z.string(), certificate: z.nullable(z.string()) }),
]);
