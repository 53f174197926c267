import type { AnswerOf, CalendarVisit, listClients, listWalkers } from "@petcare/contract";
import { visitsWithoutKey } from "@petcare/domain";
import { calendarOn } from "../../lib/format/calendar-link.ts";
import { dayWord } from "../../lib/format/day-words.ts";
import { visitOverdue } from "../../lib/format/shown-status.ts";
import { frameSpan, today } from "../../lib/format/time.ts";
import { petsText } from "../../lib/format/words.ts";
import { keyRegister } from "../../parts/people/key-register.ts";
import type { Entry } from "./entry.ts";
import { isMeant } from "./marked.ts";

/** The most visits that are shown. */
export const maxVisits = 5;

type Client = AnswerOf<typeof listClients>[number];

type Coming = Known["visits"][number];

export interface Known {
  clients: readonly Client[];
  walkers: AnswerOf<typeof listWalkers>;
  /** The open ones, soonest first. Of a client's next one its pets are not told. */
  visits: readonly (Pick<
    CalendarVisit,
    "_id" | "client_id" | "walker_id" | "date" | "timeframe" | "service_type" | "status"
  > &
    Partial<Pick<CalendarVisit, "pet_names">>)[];
  /** In epoch milliseconds. */
  now: number;
}

/** When a client's next visit is: 'Today, 6–9 PM'. What is overdue is no next one. */
export function nextVisitText(clientId: string, { visits, now }: Known): string | undefined {
  const next = visits.find((visit) => visit.client_id === clientId && !visitOverdue(visit, now));
  return next && timeText(next, now);
}

/** The first visits of pets and clients whom the typed words fit, each leading to its details on the calendar. */
export function visitEntries(typed: string, { clients, walkers, visits, now }: Known): Entry[] {
  const clientOf = new Map(clients.map((client) => [client.id, client]));
  const nameOf = new Map(walkers.map(({ id, name }) => [id, name]));
  const found = visits
    .flatMap((visit) => {
      const client = clientOf.get(visit.client_id);
      return client ? { visit, client, pets: petsIn(visit, client) } : [];
    })
    .filter(({ client, pets }) => isMeant(`${pets.join(" ")} ${client.name}`, client, typed))
    .slice(0, maxVisits);
  const shown = found.map(({ visit }) => visit);
  const withoutKey = new Set(visitsWithoutKey(shown, today(now), keyRegister(clients, walkers)));
  return found.map(({ visit, client, pets }) => {
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

/** Names whose visit it is. */
function petsIn({ pet_names }: Coming, { pets }: Client): string[] {
  return pet_names && pet_names.length > 0 ? pet_names : pets.map(({ name }) => name);
}

const timeText = ({ date, timeframe }: Coming, now: number) => `${dayWord(date, today(now))}, ${frameSpan(timeframe)}`;
