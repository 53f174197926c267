import { useDebouncedValue } from "@mantine/hooks";
import {
  type AnswerOf,
  type CalendarVisit,
  clientVisits,
  type listClients,
  type listInvoices,
  type listWalkers,
  nextVisits,
} from "@petcare/contract";
import { addDays, visitsWithoutKey } from "@petcare/domain";
import { useCheck } from "../../lib/api/use-check.ts";
import { useRead } from "../../lib/api/use-read.ts";
import { calendarOn } from "../../lib/format/calendar-link.ts";
import { dayWord } from "../../lib/format/day-words.ts";
import { formatDollars } from "../../lib/format/dollars.ts";
import { isPastDue, knownStatus, stateNames } from "../../lib/format/invoice-words.ts";
import { visitOverdue } from "../../lib/format/shown-status.ts";
import { frameSpan, today } from "../../lib/format/time.ts";
import { petsText } from "../../lib/format/words.ts";
import { keyRegister } from "../../parts/people/key-register.ts";
import {
  callAbout,
  clientEntry,
  type Entry,
  isIn,
  isMatch,
  memberEntries,
  payFor,
  petEntry,
  scheduleFor,
  walkerEntry,
  wordsIn,
} from "./words.ts";

type Client = AnswerOf<typeof listClients>[number];
type Walker = AnswerOf<typeof listWalkers>[number];
/** An open visit. The answer on next visits leaves the pets' names out. */
type OpenVisit = Pick<
  CalendarVisit,
  "_id" | "client_id" | "walker_id" | "date" | "timeframe" | "service_type" | "status"
> &
  Partial<Pick<CalendarVisit, "pet_names">>;

interface Group {
  label: "Do" | "Pets" | "People" | "Visits" | "Invoices" | "Screens";
  entries: Entry[];
}

export interface Known {
  clients: readonly Client[];
  walkers: readonly Walker[];
  /** Open visits, the soonest first. */
  visits: readonly OpenVisit[];
  /** In epoch milliseconds. */
  now: number;
  screens: readonly { path: string; label: string }[];
  /** Undefined until they are read. */
  invoices: AnswerOf<typeof listInvoices> | undefined;
  /** The acts that are possible on every screen. */
  acts: readonly Entry[];
}

const maxVisits = 5;

/** The most entries of each group that are shown. */
const max = { Do: 4, Pets: 5, People: 6, Visits: maxVisits, Invoices: 5, Screens: 7 };

const general: Entry[] = [
  { kind: "schedule", label: "Schedule walk", to: "?schedule=new" },
  { kind: "new", label: "New client", to: "/admin/clients/new" },
  { kind: "new", label: "New walker", to: "/admin/walkers/new" },
  { kind: "act", label: "Make invoices", to: "/admin/invoices/make" },
  { kind: "act", label: "Close the week", to: "/admin/invoices/close" },
  { kind: "act", label: "Close a day", to: "?closing=days" },
  { kind: "act", label: "Overdue invoices", to: "/admin/invoices?show=overdue" },
  { kind: "act", label: "For the accountant", to: "/admin/accountant" },
  { kind: "act", label: "Export everything", to: "/admin/settings?tab=export" },
];

/** The entries that lead to days and problems on the calendar. */
const onCalendar = (now: number): Entry[] => [
  { kind: "act", label: "Today's visits", to: calendarOn(today(now)) },
  { kind: "act", label: "Tomorrow's visits", to: calendarOn(addDays(today(now), 1)) },
  { kind: "act", label: "Overdue visits", to: calendarOn(today(now), { view: "week", only: "overdue" }) },
  { kind: "act", label: "Unassigned visits", to: calendarOn(today(now), { view: "week", only: "unassigned" }) },
];

/**
 * Lists the entries that fit the typed text: each typed word begins a word of the entry, or the digits are in the phone
 * number. Without text, lists general acts and the screens.
 */
export function entriesFor(typed: string, known: Known): Group[] {
  const { clients, walkers, screens, acts, now } = known;
  const wanted = wordsIn(typed);
  const places = screens.map(({ path, label }): Entry => ({ kind: "screen", label, to: path }));
  if (wanted.length === 0) return [group("Do", general), group("Screens", places)];

  const isWanted = ({ label, about = "" }: Entry) => isIn(`${label} ${about}`, wanted);
  const booked = clients.filter(({ active }) => active);
  return [
    group(
      "Do",
      [
        ...general,
        ...onCalendar(now),
        ...acts,
        ...booked.map(scheduleFor),
        ...booked.flatMap(callAbout),
        // Typing only a walker's name looks for the person, and not for their pay.
        ...(wanted.some((word) => isIn("Pay", [word])) ? walkers.map(payFor) : []),
      ].filter(isWanted),
    ),
    group(
      "Pets",
      clients
        .flatMap((client) => client.pets.map((pet) => ({ client, pet })))
        .filter(({ pet }) => isIn(pet.name, wanted))
        // Only shown pets get their next visit, so that typing stays quick.
        .slice(0, max.Pets)
        .map(({ client, pet }) => petEntry(client, pet, nextVisitText(client.id, known))),
    ),
    group("People", [
      ...clients.filter((client) => isMatch(client.name, client, typed)).map((client) => clientEntry(client)),
      ...clients
        .filter((client) => isFoundByAddress(client, typed))
        .map((client) => clientEntry(client, client.address)),
      ...clients.flatMap((client) => memberEntries(client, typed)),
      ...walkers.filter((walker) => isMatch(walker.name, walker, typed)).map(walkerEntry),
    ]),
    group("Visits", visitEntries(typed, known)),
    group("Invoices", invoiceEntries(typed, known)),
    group("Screens", places.filter(isWanted)),
  ].filter(({ entries }) => entries.length > 0);
}

const group = (label: Group["label"], entries: Entry[]): Group => ({ label, entries: entries.slice(0, max[label]) });

/** Tells whether a client fits by email or address, and not already by name. */
const isFoundByAddress = (client: Client, typed: string): boolean =>
  isMatch([client.name, client.email, client.address].join(" "), client, typed) && !isMatch(client.name, client, typed);

/**
 * Lists invoices whose number begins as typed, or whose client fits the words next to 'invoice'. A whole number leads to
 * its invoice even if the invoice is too old for the list.
 */
function invoiceEntries(typed: string, { invoices, clients, now }: Known): Entry[] {
  const all = invoices ? [...invoices.open, ...invoices.settled] : [];
  const nameOf = new Map(clients.map(({ id, name }) => [id, name]));
  const wanted = wordsIn(typed);
  const found = all
    .map((invoice) => ({ ...invoice, client: nameOf.get(invoice.client_id) ?? "Unknown client" }))
    .filter(({ number, client }) => isIn(`Invoice ${number} ${client}`, wanted))
    .filter(({ number }) => wanted.some((word) => isIn(`Invoice ${number}`, [word])))
    .map(
      ({ client, ...invoice }): Entry => ({
        kind: "invoice",
        label: `Invoice ${invoice.number}`,
        about: client,
        hint: `${formatDollars(invoice.total)} · ${stateNames[isPastDue(invoice, today(now)) ? "overdue" : knownStatus(invoice.status)]}`,
        to: `/admin/invoices/${invoice.id}`,
      }),
    );
  const whole = /\b[0-9a-f]{8}\b/i.exec(typed)?.[0].toUpperCase();
  if (!whole || all.some(({ number }) => number === whole)) return found;
  return [{ kind: "invoice", label: `Invoice ${whole}`, to: `/admin/invoices/${whole}` }];
}

/** A client's next visit: 'Today, 6–9 PM'. Overdue visits do not count. */
function nextVisitText(clientId: string, { visits, now }: Known): string | undefined {
  const next = visits.find((visit) => visit.client_id === clientId && !visitOverdue(visit, now));
  return next && timeText(next, now);
}

/** Lists the first visits of fitting pets and clients, with links to their details on the calendar. */
function visitEntries(typed: string, { clients, walkers, visits, now }: Known): Entry[] {
  const clientOf = new Map(clients.map((client) => [client.id, client]));
  const nameOf = new Map(walkers.map(({ id, name }) => [id, name]));
  const found = visits
    .flatMap((visit) => {
      const client = clientOf.get(visit.client_id);
      return client ? { visit, client, pets: petsIn(visit, client) } : [];
    })
    .filter(({ client, pets }) => isMatch(`${pets.join(" ")} ${client.name}`, client, typed))
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

const petsIn = ({ pet_names = [] }: OpenVisit, { pets }: Client): string[] =>
  pet_names.length > 0 ? pet_names : pets.map(({ name }) => name);

const timeText = ({ date, timeframe }: OpenVisit, now: number) =>
  `${dayWord(date, today(now))}, ${frameSpan(timeframe)}`;

/** The pause in typing before a client's visits are read, in milliseconds. */
const pauseMs = 300;

/** Reads the next visit of each client, and more visits once the text fits only one client. */
export function useComingVisits(typed: string, clients: readonly Client[]): Known["visits"] {
  const next = useRead(nextVisits).data?.visits ?? [];
  const [paused] = useDebouncedValue(typed, pauseMs);
  const isNamed = (client: Client) =>
    isMatch([client, ...client.pets].map(({ name }) => name).join(" "), client, paused);
  const [match, ...others] = wordsIn(paused).length > 0 ? clients.filter(isNamed) : [];
  const id = others.length === 0 ? match?.id : undefined;
  const { data: own = [] } = useCheck({ enabled: id !== undefined }, clientVisits, {
    params: { id: id ?? "" },
    query: { which: "upcoming", limit: maxVisits },
  });
  const known = new Set(own.map(({ _id }) => _id));
  // Next visits are open, so the answer leaves their status out.
  const rest = next.filter(({ _id }) => !known.has(_id));
  return [...own, ...rest.map((visit): OpenVisit => ({ ...visit, status: "scheduled" }))];
}
