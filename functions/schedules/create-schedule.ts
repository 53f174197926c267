import { createSchedule, type RequestOf } from "@petcare/contract";
import { startProblem } from "@petcare/domain";
import { AlsoRefusedError, materialise, readSchedule, type Schedule, storeSchedule } from "@petcare/storage";
import { bookedFields, getClient, getWalker } from "../shared/editing/booked-fields.ts";
import { unsignedOf, unsignedReason } from "../shared/editing/unsigned.ts";
import { AppError, invalidField } from "../shared/pipeline/app-error.ts";
import { authorOf } from "../shared/pipeline/caller.ts";
import { endpoint } from "../shared/pipeline/endpoint.ts";
import { acceptedWith } from "../shared/requests/change-request.ts";
import { digest, idFrom, runtime, storedThrough, today } from "../shared/runtime.ts";
import { readRule } from "../shared/visits/read-rule.ts";

type Body = RequestOf<typeof createSchedule>["body"];

/** Books a schedule. A repeated Idempotency-Key finds the schedule that the first request made. */
export const handler = endpoint(createSchedule, async ({ body, caller, idempotencyKey, via }) => {
  const id = idempotencyKey ? idFrom(caller.id, idempotencyKey) : runtime.newId();
  // A repeated request is answered even if the client has left since.
  const first = idempotencyKey && (await readSchedule(runtime.db, id));
  if (first) return repeated(first, body);

  const problem = startProblem(body.date, today());
  if (problem) throw invalidField("date", problem);
  const recurrence = readRule(body.rrule, body.date);
  const [client] = await Promise.all([getClient(body.client_id), getWalker(body.walker_id)]);
  const unsigned_reason = unsignedReason(await unsignedOf(client), body.unsigned_reason);
  const by = authorOf({ caller, via, tell: body.tell });
  const also = body.request ? await acceptedWith(body.request, caller, by) : [];
  const booking = {
    ...(await bookedFields(body, client)),
    client_id: body.client_id,
    id,
    date: body.date,
    recurrence,
    status: body.status,
    unsigned_reason,
    created_at: runtime.now(),
    created_by: caller.id,
    request_hash: digest(body),
  };
  try {
    const { outcome, schedule } = await storeSchedule(runtime.db, booking, storedThrough(), by, also);
    // An equal, simultaneous request may have stored it.
    return await (outcome === "exists" ? repeated(schedule, body) : finished(schedule));
  } catch (error) {
    if (!(error instanceof AlsoRefusedError)) throw error;
    throw new AppError("conflict", "This request has changed since you looked.");
  }
});

/** Repeats the first answer. @throws AppError conflict if the key came with different contents */
function repeated(schedule: Schedule, body: Body) {
  if (schedule.request_hash === digest(body)) return finished(schedule);
  throw new AppError(
    "conflict",
    "This was already scheduled, as it stood when you first tried. Please look at the calendar.",
  );
}

/** Stores visits that an interrupted request may not have stored. */
async function finished(schedule: Schedule) {
  await materialise(runtime.db, schedule, storedThrough());
  return { id: schedule.id, _id: schedule.id };
}
