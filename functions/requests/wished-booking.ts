import { type Cents, durationMinutes, type Recurrence, startProblem, type VisitPart, wholeOf } from "@petcare/domain";
import {
  type Author,
  type ClientRequest,
  materialise,
  type NewSchedule,
  readPriceRules,
  storeSchedule,
  type User,
  type Writes,
} from "@petcare/storage";
import { bookedFields, getClient, getWalker } from "../shared/editing/booked-fields.ts";
import { unsignedOf, unsignedReason } from "../shared/editing/unsigned.ts";
import { termsBy } from "../shared/money/terms.ts";
import { invalidField } from "../shared/pipeline/app-error.ts";
import { digest, idFrom, runtime, storedThrough, today } from "../shared/runtime.ts";
import { holdToPrice, type RequestAboutVisits } from "./wished-visit.ts";

/** A requested walk. Without a quote it has the current prices. */
type Wished = Pick<
  RequestAboutVisits,
  "client_id" | "date" | "timeframe" | "service" | "service_label" | "pet_names" | "weekdays" | "words" | "created_at"
> &
  Partial<Pick<RequestAboutVisits, "quote">>;

interface Booking {
  schedule: Omit<NewSchedule, "id" | "created_by">;
  /** The price of its first visit with its parts, by the current settings. */
  cents: Cents;
  parts: VisitPart[];
}

/**
 * Makes the requested booking, as the owner's form would. It counts as booked when it was requested, so that a late fee is as
 * shown.
 *
 * @throws AppError invalid_input if it cannot be booked, conflict if the price differs from the one shown
 */
export async function wishedBooking(wished: Wished, walker?: User): Promise<Booking> {
  const { client_id, date, timeframe, service, pet_names, created_at } = wished;
  const problem = startProblem(date, today());
  if (problem) throw invalidField("date", problem);
  const recurrence = recurrenceOf(wished);
  const client = await getClient(client_id);
  const fields = await bookedFields(
    {
      date,
      timeframe,
      client_id,
      pet_names,
      service_type: service,
      service_label: wished.service_label,
      walker_id: walker?.id ?? null,
      notes: wished.words,
      address: client.address,
      garage_code: client.garage_code,
      walker_phone: walker?.phone,
      price: null,
      duration_minutes: durationMinutes[service],
    },
    client,
  );
  const rules = await readPriceRules(runtime.db);
  const { price_cents } = fields;
  const visit = { ...fields, date, original_date: date };
  const parts = termsBy(rules, {}).partsOf(visit, { created_at, price_cents });
  const cents = wholeOf({ price_cents, parts });
  if (wished.quote) holdToPrice(wished.quote.cents, cents);
  return {
    schedule: { ...fields, client_id, date, recurrence, status: "scheduled", created_at },
    cents,
    parts,
  };
}

/** Makes the rule of a requested walk: weekly on some days without an end, or once. */
export const recurrenceOf = ({ weekdays }: Pick<ClientRequest, "weekdays">): Recurrence =>
  weekdays ? { frequency: "weekly", interval: 1, weekdays, end: { type: "never" } } : { frequency: "none" };

/** Books the requested walk, in one transaction with the request's writes. It can be repeated. */
export async function book(request: RequestAboutVisits, walkerId: string, by: Author, also: Writes): Promise<void> {
  const { schedule } = await wishedBooking(request, await getWalker(walkerId));
  const unsigned = await unsignedOf(await getClient(request.client_id));
  const booked = {
    ...schedule,
    id: idFrom("request", request.id),
    created_by: by.id,
    unsigned_reason: unsignedReason(unsigned, undefined),
    request_hash: digest(request.id),
  };
  const stored = await storeSchedule(runtime.db, booked, storedThrough(), by, also);
  await materialise(runtime.db, stored.schedule, storedThrough());
}
