import { firstWords, sortedJson } from "@petcare/domain";
import { inParallel, listPeople, type Messenger, readTold, storeTold, type User } from "@petcare/storage";
import { runtime } from "../runtime.ts";
import { type LookContext, readTruth } from "./read-truth.ts";
import { mayHear } from "./tell-person.ts";

/** Marks all that is true now as told, for everybody, and sends nothing. It can be repeated: who is marked already is left alone. */
export async function beginTelling(messenger: Messenger): Promise<void> {
  const [team, clients] = await Promise.all([listPeople(runtime.db, "team"), listPeople(runtime.db, "clients")]);
  const context = { messenger, team: new Map(team.map(({ id, name }) => [id, name])) };
  await inParallel([...team, ...clients].filter(mayHear), (person) => mark(person, context));
}

async function mark(person: User, context: LookContext): Promise<void> {
  const stored = await readTold(runtime.db, person.id);
  const { stop = runtime.newSecret(), version = 0 } = stored ?? {};
  const truth = await readTruth(person, undefined, [], context);
  const words = firstWords(truth, runtime.now());
  if (stored && !stored.sending && sortedJson(stored.words) === sortedJson(words)) return;
  await storeTold(runtime.db, { person: person.id, words, stop, version: version + 1 });
}
