import type { AnswerOf, clientVisits, listClients, listWalkers } from "@petcare/contract";
import { visitsWithoutKey } from "@petcare/domain";
import { calendarOn } from "../../lib/format/calendar-link.ts";
import { dayWord } from "../../lib/format/day-words.ts";
import { visitOverdue } from "../../lib/format/shown-status.ts";
import { frameSpan, today } from "../../lib/format/time.ts";
import { petsText } from "../../lib/format/words.ts";
import { keyRegister } from "../../parts/people/key-register.ts";
import type { Entry } from "./entry.ts";
import { isMeant } from "./is-meant.ts";

/** The most visits that are shown. */
export const mostVisits = 5;

type Client = AnswerOf<typeof listClients>[number];
type OpenVisit = AnswerOf<typeof clientVisits>[number];
/** An open visit. Of a client's next one its pets are not told. */
export type ComingVisit = Pick<OpenVisit, "_id" | "client_id" | "walker_id" | "date" | "timeframe" | "status"> &
  Partial<Pick<OpenVisit, "pet_names">>;

export interface KnownVisits {
  clients: readonly Client[];
  walkers: AnswerOf<typeof listWalkers>;
  /** Soonest first. */
  visits: readonly ComingVisit[];
  /** In epoch milliseconds. */
  now: number;
}

/** When each client's next visit is, by the client's id: 'Today, 6–9 PM'. What is overdue is no next one. */
export function nextVisitTexts({ visits, now }: KnownVisits): Map<string, string> {
  const coming = visits.filter((visit) => !visitOverdue(visit, now)).toReversed();
  return new Map(coming.map((visit) => [visit.client_id, timeText(visit, now)]));
}

/** The visits of pets and clients whom the typed words fit, each leading to its details on the calendar. */
export function visitEntries(typed: string, { clients, walkers, visits, now }: KnownVisits): Entry[] {
  const clientOf = new Map(clients.map((client) => [client.id, client]));
  const nameOf = new Map(walkers.map(({ id, name }) => [id, name]));
  const withoutKey = new Set(visitsWithoutKey(visits, today(now), keyRegister(clients, walkers)));
  return visits.flatMap((visit) => {
    const client = clientOf.get(visit.client_id);
    if (!client) return [];
    const pets = petsIn(visit, client);
    if (!isMeant(`${pets.join(" ")} ${client.name}`, client, typed)) return [];
    const hint = visitOverdue(visit, now) ? "Overdue" : withoutKey.has(visit) && "No key";
    const walker = visit.walker_id === null ? "Unassigned" : (nameOf.get(visit.walker_id) ?? "Unknown walker");
    return {
      kind: "visit",
      label: pets.length > 0 ? petsText(pets) : client.name,
      about: [pets.length > 0 && client.name, timeText(visit, now), walker].filter(Boolean).join(" · "),
      ...(hint && { hint, warns: true }),
      to: calendarOn(visit.date, { visit: visit._id }),
    };
  });
}

/** Whose visit it is. */
function petsIn({ pet_names }: ComingVisit, { pets }: Client): string[] {
  return pet_names && pet_names.length > 0 ? pet_names : pets.map(({ name }) => name);
}

const timeText = ({ date, timeframe }: ComingVisit, now: number) =>
  `${dayWord(date, today(now))}, ${frameSpan(timeframe)}`;
