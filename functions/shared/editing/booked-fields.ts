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

/** The default prices in cents, from the owner's settings or else from the business facts. */
async function currentRates(): Promise<Rates> {
  return ratesOver((await readPricing(runtime.db)).rates, ratesInCents(business.defaultPrices));
}

/** @throws AppError invalid_input naming client_id, where nobody can be booked under that id */
export async function getClient(id: string): Promise<User> {
  const user = await readUser(runtime.db, id);
  if (user?.role !== "client" || user.deleted_at || user.merged || user.household !== undefined)
    throw invalidField("client_id", "Please select a client");
  return user;
}

/**
 * The owner can always be assigned, and so can an inactive walker. The calendar warns, and the owner decides.
 *
 * @throws AppError invalid_input naming walker_id
 */
export async function getWalker(id: string): Promise<User> {
  const user = await readUser(runtime.db, id);
  if (!user || user.role === "client" || user.deleted_at) throw invalidField("walker_id", "Please select a walker");
  return user;
}

/**
 * Gives a booking to another walker. A booking that shows the client its walker's phone shows the new one's:
 * otherwise the client would call somebody else.
 *
 * @param booking its fields as they are now
 */
export function walkerChange(booking: SeriesFields, walker: User | undefined): FieldChanges {
  if (booking.walker_id === walker?.id) return {};
  // Where none is shown, one that is back with its series' walker shows what the series does.
  return { walker_id: walker?.id, ...(booking.walker_phone !== undefined && { walker_phone: walker?.phone }) };
}
