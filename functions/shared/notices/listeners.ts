import { listPeople, type User } from "@petcare/storage";
import { runtime } from "../runtime.ts";

/** Tells whether somebody may be written to: they have an account, and have not left. */
export const mayHear = ({ email, active, deleted_at, deactivated, merged }: User): boolean =>
  email !== undefined && active && deleted_at === undefined && !deactivated && !merged;

/** Reads everybody who may be told something, and the names of the owner and the walkers, by id. */
export async function readListeners(): Promise<{ people: User[]; team: ReadonlyMap<string, string> }> {
  const [team, clients] = await Promise.all([listPeople(runtime.db, "team"), listPeople(runtime.db, "clients")]);
  return { people: [...team, ...clients].filter(mayHear), team: new Map(team.map(({ id, name }) => [id, name])) };
}
