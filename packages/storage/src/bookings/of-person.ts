import type { LocalDate } from "@petcare/domain";
import type { Person } from "../editing/forget-timeline.ts";
import type { Db } from "../table/client.ts";
import { scheduleIdOf } from "../table/keys.ts";
import { type Item, queryAll } from "../table/query.ts";

/** Before every visit. */
export const firstDay: LocalDate = "0001-01-01";

const bookingKeys = (db: Db, { id, role }: Person): Promise<Item[]> =>
  queryAll(db, {
    IndexName: role,
    KeyConditionExpression: `${role}_id = :id`,
    ExpressionAttributeValues: { ":id": id },
    ProjectionExpression: "pk, sk",
  });

/** The schedules of all of a person's visits and series. */
export async function scheduleIdsOf(db: Db, person: Person): Promise<string[]> {
  return [...new Set((await bookingKeys(db, person)).map(({ pk }) => scheduleIdOf(String(pk))))];
}

/** How many visits of a person are stored. */
export async function countVisits(db: Db, person: Person): Promise<number> {
  return (await bookingKeys(db, person)).filter(({ sk }) => String(sk).startsWith("VISIT#")).length;
}
