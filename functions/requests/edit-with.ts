import {
  AlsoRefusedError,
  type Author,
  type User,
  type UserChanges,
  updateRecord,
  type Writes,
} from "@petcare/storage";
import { runtime } from "../shared/runtime.ts";

/**
 * Edits a person as the owner does, together with the writes of the request that asks for it.
 * @throws AlsoRefusedError where the person, or the request, has changed since they were read
 */
export async function editWith(person: User, changes: UserChanges, by: Author, also: Writes): Promise<void> {
  const outcome = await updateRecord(runtime.db, person.id, changes, by, person.version, also);
  // A second tab may have accepted it. The request says so.
  if (outcome === "refused") throw new AlsoRefusedError("The record has changed meanwhile");
}
