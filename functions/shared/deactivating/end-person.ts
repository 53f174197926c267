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
 * Finishes the deletion of an account: unassigns a walker's open visits and series, ends a client's, removes the person's
 * data from bookings, and deletes a client's household members and merged records. It can be killed anywhere and run again.
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
  // A deleted member may still have a sign-in if an earlier run was killed.
  const others = [...(user?.members ?? []), ...(user?.merged_from ?? [])];
  for (const other of (await readUsers(runtime.db, others)).values()) await endMember(other, by);
}

/**
 * Deletes a household member's account or invite, or a merged record. It can be killed anywhere and run again.
 */
export async function endMember(member: User, by: Author): Promise<void> {
  await deleteUser(runtime.db, member, by);
  await endPerson({ id: member.id, role: "client" }, by);
  await deleteSignIn(signInOf(member));
}
