import { firstWords, sortedJson } from "@petcare/domain";
import { inParallel, type Messenger, readTold, storeTold, type User } from "@petcare/storage";
import { runtime } from "../runtime.ts";
import { readListeners } from "./listeners.ts";
import { type LookContext, readTruth } from "./read-truth.ts";

/** Marks all that is true now as told, for everybody, and sends nothing. It can be repeated: who is marked already is left alone. */
export async function beginTelling(messenger: Messenger): Promise<void> {
  const { people, team } = await readListeners();
  await inParallel(people, (person) => mark(person, { messenger, team }));
}

async function mark(person: User, context: LookContext): Promise<void> {
  const stored = await readTold(runtime.db, person.id);
  const { stop = runtime.newSecret(), version = 0 } = stored ?? {};
  const truth = await readTruth(person, undefined, [], context);
  const words = firstWords(truth, runtime.now());
  if (stored && !stored.sending && sortedJson(stored.words) === sortedJson(words)) return;
  await storeTold(runtime.db, { person: person.id, words, stop, version: version + 1 });
}
