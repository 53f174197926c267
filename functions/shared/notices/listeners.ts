import { listPeople, readMembers, type User } from "@petcare/storage";
import { runtime } from "../runtime.ts";

/** Tells whether somebody may be written to: they have an account, and have not left. */
const mayHear = ({ email, active, deleted_at, deactivated, merged }: User): boolean =>
  email !== undefined && active && deleted_at === undefined && !deactivated && !merged;

/** Everybody who may be told something. */
export interface Listeners {
  people: readonly User[];
  owners: readonly string[];
  walkers: readonly string[];
  /** The names of the owner and the walkers, by id. */
  team: ReadonlyMap<string, string>;
  /** The ids of those who hear of a client's visits, by the client's: the client and the members of the household. */
  households: ReadonlyMap<string, readonly string[]>;
}

/** Reads everybody who may be told something. Members of a household hear as long as its client is active. */
export async function readListeners(): Promise<Listeners> {
  const [team, clients] = await Promise.all([listPeople(runtime.db, "team"), listPeople(runtime.db, "clients")]);
  const active = clients.filter((client) => client.active);
  const members = await readMembers(runtime.db, active);
  const people = [...team, ...clients, ...members].filter(mayHear);
  const ids = new Set(people.map(({ id }) => id));
  const ofRole = (role: User["role"]) => people.filter((person) => person.role === role).map(({ id }) => id);
  return {
    people,
    owners: ofRole("admin"),
    walkers: ofRole("walker"),
    team: new Map(team.map(({ id, name }) => [id, name])),
    households: new Map(active.map(({ id, members = [] }) => [id, [id, ...members].filter((one) => ids.has(one))])),
  };
}
