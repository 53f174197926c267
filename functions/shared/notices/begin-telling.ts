import { firstWords } from "@petcare/domain";
import { listPeople, type Messenger, readTold, storeTold, type User } from "@petcare/storage";
import { runtime } from "../runtime.ts";
import { type LookContext, readTruth } from "./read-truth.ts";
import { mayHear } from "./tell-person.ts";

/** How many people are read at the same time. */
const atOnce = 10;

/** Marks all that is true now as told, for everybody, and sends nothing. It can be repeated. */
export async function beginTelling(messenger: Messenger): Promise<void> {
  const [team, clients] = await Promise.all([listPeople(runtime.db, "team"), listPeople(runtime.db, "clients")]);
  const context = { messenger, team: new Map(team.map(({ id, name }) => [id, name])) };
  const people = [...team, ...clients].filter(mayHear).values();
  const worker = async () => {
    for (const person of people) await mark(person, context);
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
}

async function mark(person: User, context: LookContext): Promise<void> {
  const { stop = runtime.newSecret(), version = 0 } = (await readTold(runtime.db, person.id)) ?? {};
  const truth = await readTruth(person, undefined, [], context);
  const words = firstWords(truth, runtime.now());
  await storeTold(runtime.db, { person: person.id, words, stop, version: version + 1 });
}
