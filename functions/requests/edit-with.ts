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
 * Edits a person as the owner does, in one transaction with the request's writes.
 * @throws AlsoRefusedError if the person or the request has changed since they were read
 */
export async function editWith(person: User, changes: UserChanges, by: Author, also: Writes): Promise<void> {
  const outcome = await updateRecord(runtime.db, person.id, changes, by, person.version, also);
  // A second tab may have accepted the request, which then says so.
  if (outcome === "refused") throw new AlsoRefusedError("The record has changed meanwhile");
}
