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

/** A person's visits of some days that are to be done, both ends included. */
async function ownVisits(
  { person, own }: Pick<Look, "person" | "own">,
  from: LocalDate,
  through: LocalDate,
): Promise<Visit[]> {
  if (person.role === "admin") return [];
  const visits = await readStoredIn(runtime.db, { from, to: addDays(through, 1) }, { id: own, role: person.role });
  return visits.filter(isOpen);
}

/** The knowledge of somebody who has heard of some visits, at the versions that were read. */
function knownOf(visits: readonly Visit[], { id, role }: User): Remembered {
  const reader = { id, role: role === "walker" ? role : ("client" as const) };
  const told = visits.map((visit): [string, LastSent] => [
    `v:${visitId(visit)}`,
    { version: visit.version, fields: seenBy(sideOf(visit), reader) },
  ]);
  return Object.fromEntries(told);
}

/** The message of the week that is told from now on. */
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

/** Tells whether somebody has a visit in some days, both ends included. */
export const hasVisitsIn = async (look: Pick<Look, "person" | "own">, from: LocalDate, through: LocalDate) =>
  (await ownVisits(look, from, through)).length > 0;

/** The message about tomorrow. */
export async function tomorrowNotices(given: Given, look: Look): Promise<Notice[]> {
  const { person, team } = look;
  const tomorrow = addDays(localDateOf(runtime.now(), business.timeZone), 1);
  const visits = await ownVisits(look, tomorrow, tomorrow);
  if (visits.length === 0 || person.role === "admin") return [];
  const keys = person.role === "walker" ? await keysFor(person.id, visits) : [];
  return noticeOf("tomorrow", tomorrowMessage(visits, keys, readerOf(person.role, team)), given, tomorrow);
}

/** The pets whose home has a key that a walker does not hold. */
async function keysFor(walkerId: string, visits: readonly Visit[]): Promise<string[]> {
  const clients = await readUsers(runtime.db, [...new Set(visits.map(({ client_id }) => client_id))]);
  const needed = visits.filter(
    ({ client_id }) => copiesFor(clients.get(client_id)?.keys ?? [], walkerId, false).copies.length > 0,
  );
  const nameOf = ({ pet_names, client_id }: Visit) =>
    listText(pet_names) || firstNameOf(clients.get(client_id)?.name ?? "");
  return [...new Set(needed.map(nameOf))];
}
