import { type AnswerOf, takeMyCodes } from "@petcare/contract";
import { isOpen, localDateOf } from "@petcare/domain";
import { call } from "../api/api.ts";
import { zone } from "../format/time.ts";
import { currentPerson } from "../session/person.ts";
import { readSeal } from "../session/seal.ts";
import type { DayVisit } from "./row.ts";
import { readSealed, writeSealed } from "./sealed-store.ts";

type Taken = AnswerOf<typeof takeMyCodes>;
type Codes = Taken["homes"][number]["codes"];

/** The codes that a phone has for a day, under the walker's seal. */
interface Kept extends Taken {
  /** The visits for which it asked. The owner may let none be taken along. */
  asked: string[];
}

/** Takes along the codes of today's open visits, where the day has one that has none yet, and drops those of the others. */
export async function takeCodes(visits: readonly DayVisit[], now: number): Promise<void> {
  const person = currentPerson();
  const today = localDateOf(now, zone);
  const due = visits.filter((visit) => visit.date === today && isOpen(visit) && visit.codes.length > 0);
  const ids = due.map(({ _id }) => _id).sort();
  const had = await readKept(now);
  if (had && ids.join() === had.asked.join()) return;
  const isKnown = ids.length === 0 || ids.every((id) => had?.asked.includes(id));
  const { until, homes } = isKnown ? (had ?? { until: null, homes: [] }) : await call(takeMyCodes);
  const seal = readSeal(person);
  if (!seal || currentPerson() !== person) return;
  const kept: Kept = { until, homes: homes.filter(({ visit }) => ids.includes(visit)), asked: ids };
  await writeSealed(seal, [{ store: "codes", key: person, value: ids.length > 0 ? kept : undefined, at: now }]);
}

/** The codes of a visit's home that were taken along; undefined where there are none, or none any more. */
export const takenCodes = async (visit: string, now: number): Promise<Codes | undefined> =>
  (await readKept(now))?.homes.find((home) => home.visit === visit)?.codes;

async function readKept(now: number): Promise<Kept | undefined> {
  const person = currentPerson();
  const seal = readSeal(person);
  const kept = seal && (await readSealed(seal, "codes", person)).get(person);
  if (!kept || currentPerson() !== person) return undefined;
  const value = kept.value as Kept;
  // Where the owner lets none be taken along, the day is over with its date.
  const isOver = value.until ? now >= Date.parse(value.until) : localDateOf(kept.at, zone) !== localDateOf(now, zone);
  return isOver ? undefined : value;
}
