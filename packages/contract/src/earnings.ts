import { payAdjustmentKinds } from "@petcare/domain";
import * as z from "zod/mini";
import { defineEndpoint, type Endpoint } from "./endpoint.ts";
import { localDate, rangeEdge } from "./schema/basics.ts";
import { dollars } from "./schema/money.ts";
import { serviceType } from "./schema/visit-fields.ts";

const ofService = z.object({
  count: z.int(),
  /** The walker's current rate; null if there is none. A visit's amount was fixed when the visit was completed. */
  rate: z.nullable(dollars),
  total: dollars,
});

export const myEstimatedEarnings = defineEndpoint({
  name: "myEstimatedEarnings",
  method: "GET",
  path: "/my-estimated-earnings",
  handler: "earnings/my-estimated-earnings",
  audience: ["admin", "walker"],
  summary: "What the caller earned with completed visits from start to end (exclusive), at most 366 days.",
  query: z.object({ start: rangeEdge, end: rangeEdge }),
  answer: z.object({
    /** Whether the walker or the business has any rate. */
    has_pay_rates: z.boolean(),
    total_earnings: dollars,
    total_walks: z.int(),
    /** The tips of clients, by the day of the payment. They are not in total_earnings. */
    tips: dollars,
    /** One line per visit, in the order of their days. */
    receipt_items: z.array(
      z.object({
        service: serviceType,
        pets: z.array(z.string()),
        minutes: z.int(),
        date: localDate,
        amount: dollars,
        /** When the walker was paid for it; null while it is due. */
        paid_on: z.nullable(localDate),
      }),
    ),
    /** The pay beside completed walks, by date. It is not in total_earnings. */
    extras: z.array(
      z.object({
        /** A correction follows what was paid for a walk before: below 0 where it takes that back. */
        kind: z.enum([...payAdjustmentKinds, "cancelled"]),
        date: localDate,
        /** Of a cancelled walk. */
        pets: z.array(z.string()),
        amount: dollars,
        paid_on: z.nullable(localDate),
      }),
    ),
    earnings_by_service: z.object({ "25": ofService, visit: ofService, overnight: ofService, other: ofService }),
  }),
});

export const earningsEndpoints: readonly Endpoint[] = [myEstimatedEarnings];
