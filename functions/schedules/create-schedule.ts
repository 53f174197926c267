import { createSchedule, type RequestOf } from "@petcare/contract";
import { bookingTextNames, priceOf, startProblem, textsBy, toCents } from "@petcare/domain";
import {
  type Booking,
  materialise,
  readSchedule,
  readUser,
  type Schedule,
  storeSchedule,
  type User,
} from "@petcare/storage";
import { currentRates } from "../shared/money/rates.ts";
import { AppError, invalidField } from "../shared/pipeline/app-error.ts";
import { endpoint } from "../shared/pipeline/endpoint.ts";
import { digest, idFrom, runtime, today } from "../shared/runtime.ts";
import { storedThrough } from "../shared/visits/horizon.ts";
import { readRule } from "../shared/visits/read-rule.ts";

type Body = RequestOf<typeof createSchedule>["body"];

/** A request that is repeated with its Idempotency-Key finds the schedule that the first one made. */
export const handler = endpoint(createSchedule, async ({ body, caller, idempotencyKey }) => {
  const id = idempotencyKey ? idFrom(caller.id, idempotencyKey) : runtime.newId();
  // What was booked stays so, even if the client has left or a year has passed since.
  const first = idempotencyKey && (await readSchedule(runtime.db, id));
  if (first) return repeated(first, body);

  const problem = startProblem(body.date, today());
  if (problem) throw invalidField("date", problem);
  const recurrence = readRule(body.rrule, body.date);
  const [client] = await Promise.all([getClient(body.client_id), checkWalker(body.walker_id)]);
  const { outcome, schedule } = await storeSchedule(
    runtime.db,
    {
      ...(await booking(body, client)),
      id,
      date: body.date,
      recurrence,
      status: body.status,
      created_at: runtime.now(),
      created_by: caller.id,
      request_hash: digest(body),
    },
    storedThrough(),
  );
  // The same request may have come twice at once.
  return outcome === "exists" ? repeated(schedule, body) : finished(schedule);
});

/** The first answer again, or a 409 where the key came with other contents. */
function repeated(schedule: Schedule, body: Body) {
  if (schedule.request_hash === digest(body)) return finished(schedule);
  throw new AppError(
    "conflict",
    "This was already scheduled, as it stood when you first tried. Please look at the calendar.",
  );
}

/** Stores what a request before may have left unstored. */
async function finished(schedule: Schedule) {
  await materialise(runtime.db, schedule, storedThrough());
  return { id: schedule.id, _id: schedule.id };
}

async function getClient(id: string): Promise<User> {
  const user = await readUser(runtime.db, id);
  if (user?.role !== "client" || user.deleted_at) throw invalidField("client_id", "Client must be an existing client");
  return user;
}

/** The owner can always be assigned, and so can an inactive walker. The calendar warns, and the owner decides. */
async function checkWalker(id: string): Promise<void> {
  const user = await readUser(runtime.db, id);
  if (!user || user.role === "client" || user.deleted_at)
    throw invalidField("walker_id", "Walker must be an existing walker");
}

/** What the visits take over. The price is fixed now, so a later change of rates does not affect it. */
async function booking(body: Body, client: User): Promise<Booking> {
  const service = body.service_type;
  return {
    timeframe: body.timeframe,
    service,
    client_id: body.client_id,
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
