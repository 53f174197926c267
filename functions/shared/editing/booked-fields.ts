import { business } from "@petcare/business";
import type { createSchedule, RequestOf } from "@petcare/contract";
import {
  bookingTextNames,
  type FieldChanges,
  priceOf,
  type Rates,
  ratesInCents,
  ratesOver,
  type SeriesFields,
  textsBy,
  toCents,
} from "@petcare/domain";
import { readPricing, readUser, type User } from "@petcare/storage";
import { invalidField } from "../pipeline/app-error.ts";
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

/** Reads the default prices in cents, from the owner's settings or else from the business facts. */
async function currentRates(): Promise<Rates> {
  return ratesOver((await readPricing(runtime.db)).rates, ratesInCents(business.defaultPrices));
}

/** @throws AppError invalid_input naming client_id, if the client does not exist or has left */
export async function getClient(id: string): Promise<User> {
  const user = await readUser(runtime.db, id);
  if (user?.role !== "client" || user.deleted_at || user.merged || user.household !== undefined)
    throw invalidField("client_id", "Please select a client");
  return user;
}

/**
 * Reads the walker of a booking. Inactive walkers are allowed: the calendar warns, and the owner decides.
 *
 * @throws AppError invalid_input naming walker_id
 */
export async function getWalker(id: string): Promise<User> {
  const user = await readUser(runtime.db, id);
  if (!user || user.role === "client" || user.deleted_at) throw invalidField("walker_id", "Please select a walker");
  return user;
}

/**
 * Changes the walker of a booking. If the booking shows the walker's phone to the client, it changes to the new walker's,
 * so that the client does not call the wrong person.
 *
 * @param booking its current fields
 */
export function walkerChange(booking: SeriesFields, walker: User | undefined): FieldChanges {
  if (booking.walker_id === walker?.id) return {};
  // Without a phone of its own, a visit that returns to its series' walker gets the series' phone.
  return { walker_id: walker?.id, ...(booking.walker_phone !== undefined && { walker_phone: walker?.phone }) };
}
