import { addDays, type LocalDate } from "@petcare/domain";
import { type Person, readStoredIn } from "../schedules/read-visits-in.ts";
import { type Visit, visitKind } from "../schedules/visit.ts";
import type { Db } from "../table/client.ts";
import { visitKey } from "../table/keys.ts";
import { batchGet } from "../table/query.ts";
import { parseVisitId, visitId } from "../table/visit-id.ts";

/**
 * The stored visits of which a person may hear: theirs of some days, both included, and those that are named, whosever
 * they are now.
 */
export async function readConcerned(
  db: Db,
  person: Person,
  { from, through }: { from: LocalDate; through: LocalDate },
  named: readonly string[],
): Promise<Visit[]> {
  const own = from > through ? [] : await readStoredIn(db, { from, to: addDays(through, 1) }, person);
  const known = new Set(own.map(visitId));
  const keys = named.flatMap((id) => (known.has(id) ? [] : (parseVisitId(id) ?? [])));
  const others = await batchGet(db, keys.map(visitKey), { consistent: true });
  return [...own, ...others.map(visitKind.read)];
}
