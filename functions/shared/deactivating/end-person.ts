import type { Participant } from "@petcare/domain";
import { type Author, forgetPerson, readOpenWork } from "@petcare/storage";
import { runtime, today } from "../runtime.ts";
import { deletePhotos } from "../s3/delete-photo.ts";
import { unassigned } from "./decide.ts";
import { handOver } from "./hand-over.ts";

/**
 * Does what is still to follow from somebody's deleted account: a walker's open visits and series have no walker, a
 * client's end, and what bookings say of the person is removed. It can be killed anywhere and run again.
 */
export async function endPerson(person: { id: string; role: Participant }, by: Author): Promise<void> {
  const date = today();
  if (person.role === "walker") {
    const work = await readOpenWork(runtime.db, person, date);
    const { visits, series } = unassigned(work, person, date);
    await handOver({ today: date, of: person, by, visits, series, keys: [] });
  }
  await forgetPerson(runtime.db, person, date, by, deletePhotos);
}
