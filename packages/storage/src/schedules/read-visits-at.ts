import type { Db } from "../table/client.ts";
import { visitKey } from "../table/keys.ts";
import { batchGet } from "../table/query.ts";
import { type VisitKey, visitId } from "../table/visit-id.ts";
import { type Visit, visitFrom } from "./visit.ts";

/** The stored visits of some keys, whole, by their ids. `consistent`: as they are at this moment. */
export async function readVisitsAt(
  db: Db,
  keys: readonly VisitKey[],
  options?: { consistent: boolean },
): Promise<Map<string, Visit>> {
  const items = await batchGet(db, keys.map(visitKey), options);
  return new Map(items.map(visitFrom).map((visit) => [visitId(visit), visit]));
}
