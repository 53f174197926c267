import type { createSchedule, RequestOf } from "@petcare/contract";
import { bookingTextNames, priceOf, type SeriesFields, textsBy, toCents } from "@petcare/domain";
import type { User } from "@petcare/storage";
import { currentRates } from "../money/rates.ts";

type Body = Omit<RequestOf<typeof createSchedule>["body"], "status">;

/** Reads the visits' fields from the form. The price is fixed now, so a later change of rates does not affect it. */
export async function bookedFields(body: Body, client: Pick<User, "custom_rates">): Promise<SeriesFields> {
  const service = body.service_type;
  return {
    timeframe: body.timeframe,
    service,
    walker_id: body.walker_id,
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
