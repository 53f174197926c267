import { business } from "@petcare/business";
import {
  addDays,
  copiesFor,
  firstNameOf,
  isOpen,
  type LastSent,
  type LocalDate,
  listText,
  localDateOf,
  type Notice,
  seenBy,
  sideOf,
  startOfWeek,
  tomorrowMessage,
  weekMessage,
} from "@petcare/domain";
import { type Remembered, readStoredIn, readUsers, type User, type Visit, visitId } from "@petcare/storage";
import { runtime } from "../runtime.ts";
import { type Given, type Look, noticeOf } from "./collect.ts";
import { readerOf } from "./visit-notices.ts";

/** Reads a person's open visits in a date range (inclusive). */
async function ownVisits(
  { person, own }: Pick<Look, "person" | "own">,
  from: LocalDate,
  through: LocalDate,
): Promise<Visit[]> {
  if (person.role === "admin") return [];
  const visits = await readStoredIn(runtime.db, { from, to: addDays(through, 1) }, { id: own, role: person.role });
  return visits.filter(isOpen);
}

/** Makes what to store as sent about some visits, at the versions that were read. */
function knownOf(visits: readonly Visit[], { id, role }: User): Remembered {
  const reader = { id, role: role === "walker" ? role : ("client" as const) };
  const told = visits.map((visit): [string, LastSent] => [
    `v:${visitId(visit)}`,
    { version: visit.version, fields: seenBy(sideOf(visit), reader) },
  ]);
  return Object.fromEntries(told);
}

/** Makes the message about the newly published week. */
export async function weekNotices(given: Given, look: Look): Promise<Notice[]> {
  const { person, messenger, team } = look;
  if (person.role === "admin") return [];
  const from = startOfWeek(messenger.through);
  const visits = await ownVisits(look, from, messenger.through);
  if (visits.length === 0) return [];
  const text = weekMessage(visits, from, readerOf(person.role, team));
  const [notice] = noticeOf("week", text, given, messenger.through);
  return notice ? [{ ...notice, tells: { ...knownOf(visits, person), ...notice.tells } }] : [];
}

/** Tells whether a person has an open visit in a date range (inclusive). */
export const hasVisitsIn = async (look: Pick<Look, "person" | "own">, from: LocalDate, through: LocalDate) =>
  (await ownVisits(look, from, through)).length > 0;

/** Makes the message about tomorrow's visits. */
export async function tomorrowNotices(given: Given, look: Look): Promise<Notice[]> {
  const { person, team } = look;
  const tomorrow = addDays(localDateOf(runtime.now(), business.timeZone), 1);
  const visits = await ownVisits(look, tomorrow, tomorrow);
  if (visits.length === 0 || person.role === "admin") return [];
  const keys = person.role === "walker" ? await keysFor(person.id, visits) : [];
  return noticeOf("tomorrow", tomorrowMessage(visits, keys, readerOf(person.role, team)), given, tomorrow);
}

/** Lists the pets whose home has a key that the walker does not hold. */
async function keysFor(walkerId: string, visits: readonly Visit[]): Promise<string[]> {
  const clients = await readUsers(runtime.db, [...new Set(visits.map(({ client_id }) => client_id))]);
  const needed = visits.filter(
    ({ client_id }) => copiesFor(clients.get(client_id)?.keys ?? [], walkerId, false).copies.length > 0,
  );
  const nameOf = ({ pet_names, client_id }: Visit) =>
    listText(pet_names) || firstNameOf(clients.get(client_id)?.name ?? "");
  return [...new Set(needed.map(nameOf))];
}
