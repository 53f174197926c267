import { firstDay, lastDay } from "@petcare/domain";
import { indexOf, type Person, readSeries } from "../schedules/read-visits-in.ts";
import type { Schedule } from "../schedules/schedule-item.ts";
import type { Visit } from "../schedules/visit.ts";
import { visitsOfSchedule } from "../schedules/visits.ts";
import type { Db } from "../table/client.ts";
import { inParallel } from "../table/in-parallel.ts";
import { scheduleIdOf, scheduleKey } from "../table/keys.ts";
import { type Item, queryAll } from "../table/query.ts";

/** The visits and schedules of all that is a person's by date, and a client's history of them: invoices and tips are there, too. */
async function bookingKeys(db: Db, { id, role }: Person): Promise<Item[]> {
  const items = await queryAll(db, {
    ...indexOf[role],
    KeyConditionExpression: `${role}_id = :id`,
    ExpressionAttributeValues: { ":id": id },
    ProjectionExpression: "pk, sk",
  });
  return items.filter(({ pk }) => String(pk).startsWith(scheduleKey("").pk));
}

/** Lists the walkers of a series' earlier steps, and of what an undo would put back. */
function earlierWalkers({ earlier = [], inverse }: Schedule) {
  const undone = inverse?.kind === "edit" ? inverse.timeline : undefined;
  return [undone?.walker_id, ...[...earlier, ...(undone?.earlier ?? [])].map(({ fields }) => fields.walker_id)];
}

/**
 * The schedules of all of a person's visits and series. A walker's index has a series by its last step alone. Of a series
 * that was cancelled before any visit was stored the history alone is a client's.
 */
async function scheduleIdsOf(db: Db, person: Person): Promise<string[]> {
  const series = person.role === "walker" ? await readSeries(db, lastDay, person) : [];
  const earlier = series.filter((one) => earlierWalkers(one).includes(person.id));
  const keys = await bookingKeys(db, person);
  return [...new Set([...earlier.map(({ id }) => id), ...keys.map(({ pk }) => scheduleIdOf(String(pk)))])];
}

/**
 * Does something to each schedule of a person's, and then to each of its stored visits. The schedule is first, so that no
 * visit is stored behind those that are read.
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

/** How many visits of a person are stored. */
export async function countVisits(db: Db, person: Person): Promise<number> {
  return (await bookingKeys(db, person)).filter(({ sk }) => String(sk).startsWith("VISIT#")).length;
}
