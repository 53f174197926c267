import { type AnswerOf, takeMyCodes, type WalkerVisit } from "@petcare/contract";
import { isOpen, type LocalDate, lastDayOf, localDateOf } from "@petcare/domain";
import { call } from "../api/api.ts";
import { zone } from "../format/time.ts";
import { currentPerson } from "../session/person.ts";
import { readSeal } from "../session/seal.ts";
import { readSealed, writeSealed } from "./sealed-store.ts";

type Taken = AnswerOf<typeof takeMyCodes>;
type Codes = Taken["homes"][number]["codes"];

/** The codes that a phone stores for a day, under the walker's seal. */
interface Stored extends Taken {
  /** The visits that were asked for. The owner may allow no codes on phones. */
  asked: string[];
}

/** The age at which stored codes are read again, in milliseconds: the owner may change a code during the day. */
const freshMs = 15 * 60_000;

/** Stores the codes of today's open visits, if one is missing or they are old, and deletes those of other visits. */
export async function takeCodes(visits: readonly WalkerVisit[], now: number): Promise<void> {
  const person = currentPerson();
  const today = localDateOf(now, zone);
  const due = visits.filter((visit) => isOn(visit, today) && isOpen(visit) && visit.codes.length > 0);
  const ids = due.map(({ _id }) => _id).sort();
  const had = await readStored(now);
  const isFresh = had !== undefined && now - had.at < freshMs && ids.every((id) => had.asked.includes(id));
  if (isFresh && ids.join() === had.asked.join()) return;
  const asks = ids.length > 0 && !isFresh;
  const asked = asks ? await call(takeMyCodes).catch(() => undefined) : undefined;
  // Without a signal, older codes are better than none.
  const taken = asked ? { ...asked, asked: ids, at: now } : had;
  const seal = readSeal(person);
  if (!seal || currentPerson() !== person) return;
  const stored: Stored | undefined = taken && {
    until: taken.until,
    homes: taken.homes.filter(({ visit }) => ids.includes(visit)),
    asked: taken.asked.filter((id) => ids.includes(id)),
  };
  const value = ids.length > 0 ? stored : undefined;
  await writeSealed(seal, [{ store: "codes", key: person, value, at: taken?.at ?? now }]);
}

/** Tells whether a visit takes place on a day. An overnight stay has two. */
const isOn = ({ date, service_type: service }: WalkerVisit, day: LocalDate) =>
  date <= day && lastDayOf({ date, service }) >= day;

/** Reads the stored codes of a visit's home, with their age. Undefined without any. */
export async function takenCodes(visit: string, now: number): Promise<(Codes & { takenAt: number }) | undefined> {
  const stored = await readStored(now);
  const home = stored?.homes.find((home) => home.visit === visit);
  return stored && home && { ...home.codes, takenAt: stored.at };
}

async function readStored(now: number): Promise<(Stored & { at: number }) | undefined> {
  const person = currentPerson();
  const seal = readSeal(person);
  const stored = seal && (await readSealed(seal, "codes", person)).get(person);
  if (!stored || currentPerson() !== person) return undefined;
  const value = stored.value as Stored;
  const { at } = stored;
  // Without codes on phones there is no `until`, and the day ends with its date.
  const isOver = value.until ? now >= Date.parse(value.until) : localDateOf(at, zone) !== localDateOf(now, zone);
  return isOver ? undefined : { ...value, at };
}
