import type { Db } from "../table/client.ts";
import { eventsOf } from "./report-events.ts";
import type { Visit } from "./visit.ts";
import { photosIn } from "./visit-photos.ts";

/** Whether a report of a walker has named a photo that the visit does not have any more, as its history tells. */
export async function hadPhoto(db: Db, visit: Visit, walkerId: string, photo: string): Promise<boolean> {
  const events = await eventsOf(db, visit);
  return events.some(({ row: { by, changes } }) => by === walkerId && photosIn(changes).includes(photo));
}
