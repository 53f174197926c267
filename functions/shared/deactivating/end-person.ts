import type { Participant } from "@petcare/domain";
import {
  type Author,
  deleteUser,
  forgetPerson,
  readOpenWork,
  readUser,
  readUsers,
  signInOf,
  type User,
} from "@petcare/storage";
import { deleteSignIn } from "../cognito/users.ts";
import { runtime, today } from "../runtime.ts";
import { deletePhotos } from "../s3/delete-photo.ts";
import { unassigned } from "./decide.ts";
import { handOver } from "./hand-over.ts";

/**
 * Does what is still to follow from somebody's deleted account: a walker's open visits and series have no walker, a
 * client's end, what bookings say of the person is removed, and the members of a client's household and the records that were
 * merged into theirs go with them. It can be killed anywhere and run again.
 */
export async function endPerson(person: { id: string; role: Participant }, by: Author): Promise<void> {
  const date = today();
  if (person.role === "walker") {
    const work = await readOpenWork(runtime.db, person, date);
    const { visits, series } = unassigned(work, person, date);
    await handOver({ today: date, of: person, by, visits, series });
  }
  await forgetPerson(runtime.db, person, date, by, deletePhotos);
  const user = person.role === "client" ? await readUser(runtime.db, person.id) : undefined;
  // A member who is gone already may still have a sign-in, where this was cut off.
  const others = [...(user?.members ?? []), ...(user?.merged_from ?? [])];
  for (const other of (await readUsers(runtime.db, others)).values()) await endMember(other, by);
}

/**
 * Ends the account of a member of a household for good, or their invite, or a merged record. It can be killed anywhere and
 * run again.
 */
export async function endMember(member: User, by: Author): Promise<void> {
  await deleteUser(runtime.db, member, by);
  await endPerson({ id: member.id, role: "client" }, by);
  await deleteSignIn(signInOf(member));
}
