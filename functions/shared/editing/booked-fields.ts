import { business } from "@petcare/business";
import type { createSchedule, RequestOf } from "@petcare/contract";
import {
  bookingTextNames,
  priceOf,
  type Rates,
  ratesInCents,
  ratesOver,
  type SeriesFields,
  textsBy,
  toCents,
} from "@petcare/domain";
import { readPricing, type User } from "@petcare/storage";
import { runtime } from "../runtime.ts";

type Body = Omit<RequestOf<typeof createSchedule>["body"], "status" | "walker_id"> & { walker_id: string | null };

/** Reads the visits' fields from the form. The price is fixed now, so a later change of rates does not affect it. */
export async function bookedFields(body: Body, client: Pick<User, "custom_rates">): Promise<SeriesFields> {
  const service = body.service_type;
  return {
    timeframe: body.timeframe,
    service,
    walker_id: body.walker_id ?? undefined,
    pet_names: body.pet_names,
    ...textsBy(bookingTextNames, (name) => body[name] || undefined),
    service_label: (service === "other" && body.service_label) || undefined,
    price_cents: priceOf({
      schedule: body.price == null ? undefined : toCents(body.price),
      clientRates: client.custom_rates,
      defaultRates: await currentRates(),
      service,
    }),
  };
}

/** The default prices in cents, from the owner's settings or else from the business facts. */
async function currentRates(): Promise<Rates> {
  return ratesOver((await readPricing(runtime.db)).rates, ratesInCents(business.defaultPrices));
}
