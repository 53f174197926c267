import { type AnswerOf, takeMyCodes, type WalkerVisit } from "@petcare/contract";
import { isOpen, type LocalDate, lastDayOf, localDateOf } from "@petcare/domain";
import { call } from "../api/api.ts";
import { zone } from "../format/time.ts";
import { currentPerson } from "../session/person.ts";
import { readSeal } from "../session/seal.ts";
import { readSealed, writeSealed } from "./sealed-store.ts";

type Taken = AnswerOf<typeof takeMyCodes>;
type Codes = Taken["homes"][number]["codes"];

/** The codes that a phone has for a day, under the walker's seal. */
interface Kept extends Taken {
  /** The visits for which it asked. The owner may let none be taken along. */
  asked: string[];
}

/** The owner may change a code during the day. So long a phone takes the ones that it has for the present ones. */
const freshMs = 15 * 60_000;

/** Takes along the codes of today's open visits, where it lacks one's or has had them for long, and drops those of the others. */
export async function takeCodes(visits: readonly WalkerVisit[], now: number): Promise<void> {
  const person = currentPerson();
  const today = localDateOf(now, zone);
  const due = visits.filter((visit) => isOn(visit, today) && isOpen(visit) && visit.codes.length > 0);
  const ids = due.map(({ _id }) => _id).sort();
  const had = await readKept(now);
  const isFresh = had !== undefined && now - had.at < freshMs && ids.every((id) => had.asked.includes(id));
  if (isFresh && ids.join() === had.asked.join()) return;
  const asks = ids.length > 0 && !isFresh;
  const asked = asks ? await call(takeMyCodes).catch(() => undefined) : undefined;
  // Without a signal older codes are better than none.
  const taken = asked ? { ...asked, asked: ids, at: now } : had;
  const seal = readSeal(person);
  if (!seal || currentPerson() !== person) return;
  const kept: Kept | undefined = taken && {
    until: taken.until,
    homes: taken.homes.filter(({ visit }) => ids.includes(visit)),
    asked: taken.asked.filter((id) => ids.includes(id)),
  };
  const value = ids.length > 0 ? kept : undefined;
  await writeSealed(seal, [{ store: "codes", key: person, value, at: taken?.at ?? now }]);
}

/** Whether a visit is of a day: a stay also of the one after its first. */
const isOn = ({ date, service_type: service }: WalkerVisit, day: LocalDate) =>
  date <= day && lastDayOf({ date, service }) >= day;

/** The codes of a visit's home that were taken along, and when; undefined where there are none, or none any more. */
export async function takenCodes(visit: string, now: number): Promise<(Codes & { takenAt: number }) | undefined> {
  const kept = await readKept(now);
  const home = kept?.homes.find((home) => home.visit === visit);
  return kept && home && { ...home.codes, takenAt: kept.at };
}

async function readKept(now: number): Promise<(Kept & { at: number }) | undefined> {
  const person = currentPerson();
  const seal = readSeal(person);
  const kept = seal && (await readSealed(seal, "codes", person)).get(person);
  if (!kept || currentPerson() !== person) return undefined;
  const value = kept.value as Kept;
  // Where the owner lets none be taken along, the day is over with its date.
  const isOver = value.until ? now >= Date.parse(value.until) : localDateOf(kept.at, zone) !== localDateOf(now, zone);
  return isOver ? undefined : { ...value, at: kept.at };
}
