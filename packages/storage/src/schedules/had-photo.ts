import type { Db } from "../table/client.ts";
import { eventsOf } from "./report-events.ts";
import type { Visit } from "./visit.ts";

/** Whether a report of a walker has named a photo that the visit does not have any more, as its history tells. */
export async function hadPhoto(db: Db, visit: Visit, walkerId: string, photo: string): Promise<boolean> {
  const events = await eventsOf(db, visit);
  return events.some(({ row: { by, changes } }) => {
    const named = JSON.stringify([changes.photo_ids, changes.matters]);
    return by === walkerId && named.includes(JSON.stringify(photo));
  });
}
