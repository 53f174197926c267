import { firstDay, lastDay } from "@petcare/domain";
import { indexOf, type Person, readSeries } from "../schedules/read-visits-in.ts";
import type { Schedule } from "../schedules/schedule-item.ts";
import type { Visit } from "../schedules/visit.ts";
import { visitsOfSchedule } from "../schedules/visits.ts";
import type { Db } from "../table/client.ts";
import { inParallel } from "../table/in-parallel.ts";
import { scheduleIdOf, scheduleKey } from "../table/keys.ts";
import { type Item, queryAll } from "../table/query.ts";

/** Reads the keys of a person's visits and schedules, and of a client's history. Invoices and tips are among them. */
async function bookingKeys(db: Db, { id, role }: Person): Promise<Item[]> {
  const items = await queryAll(db, {
    ...indexOf[role],
    KeyConditionExpression: `${role}_id = :id`,
    ExpressionAttributeValues: { ":id": id },
    ProjectionExpression: "pk, sk",
  });
  return items.filter(({ pk }) => String(pk).startsWith(scheduleKey("").pk));
}

/** Lists the walkers of a series' earlier steps, and of the steps that an undo would restore. */
function earlierWalkers({ earlier = [], inverse }: Schedule) {
  const undone = inverse?.kind === "edit" ? inverse.timeline : undefined;
  return [undone?.walker_id, ...[...earlier, ...(undone?.earlier ?? [])].map(({ fields }) => fields.walker_id)];
}

/**
 * Reads the schedule ids of a person's visits and series. A walker's index has a series only by its last step. A client's series
 * that was cancelled before any visit was stored is only in the history.
 */
async function scheduleIdsOf(db: Db, person: Person): Promise<string[]> {
  const series = person.role === "walker" ? await readSeries(db, lastDay, person) : [];
  const earlier = series.filter((one) => earlierWalkers(one).includes(person.id));
  const keys = await bookingKeys(db, person);
  return [...new Set([...earlier.map(({ id }) => id), ...keys.map(({ pk }) => scheduleIdOf(String(pk)))])];
}

/**
 * Runs an act on each schedule of a person, and then on each of its stored visits. The schedule comes first, so that no new
 * visit is missed.
 */
export async function eachBooking(
  db: Db,
  person: Person,
  ofSchedule: (id: string) => Promise<unknown>,
  ofVisit: (visit: Visit) => Promise<unknown>,
): Promise<void> {
  await inParallel(await scheduleIdsOf(db, person), async (id) => {
    await ofSchedule(id);
    await inParallel(await visitsOfSchedule(db, id, firstDay), ofVisit);
  });
}

/** Counts a person's stored visits. */
export async function countVisits(db: Db, person: Person): Promise<number> {
  return (await bookingKeys(db, person)).filter(({ sk }) => String(sk).startsWith("VISIT#")).length;
}
