import type { Participant } from "@petcare/domain";
import { type Author, forgetPerson, readOpenWork } from "@petcare/storage";
import { runtime, today } from "../runtime.ts";
import { decide } from "./decide.ts";
import { handOver } from "./hand-over.ts";

/**
 * Does what is still to follow from somebody's deleted account: a walker's open visits and series have no walker, a
 * client's end, and what bookings say of the person is removed. It can be killed anywhere and run again.
 */
export async function endPerson(person: { id: string; role: Participant }, by: Author): Promise<void> {
  const date = today();
  if (person.role === "walker") {
    const work = await readOpenWork(runtime.db, person, date);
    const nobody = { do: "assign", walker_id: null } as const;
    // To give all to nobody, nobody else is looked at.
    const alone = { today: date, until: date, there: [], team: [], knows: () => 0 };
    const { visits, series } = decide(work, person, nobody, alone);
    await handOver({ today: date, of: person, by, visits, series, keys: [] });
  }
  await forgetPerson(runtime.db, person, date, by);
}
