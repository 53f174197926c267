import type { AnswerOf, listClients, listInvoices, listWalkers } from "@petcare/contract";
import { addDays, formatPhone } from "@petcare/domain";
import { calendarOn } from "../../lib/format/calendar-link.ts";
import { phoneLink } from "../../lib/format/contact-links.ts";
import { formatDollars } from "../../lib/format/dollars.ts";
import { isPastDue, knownStatus, stateNames } from "../../lib/format/invoice-words.ts";
import { slotText } from "../../lib/format/slot.ts";
import { today } from "../../lib/format/time.ts";
import { petsText } from "../../lib/format/words.ts";
import type { Entry } from "./entry.ts";
import { isIn, isMeant, wordsIn } from "./marked.ts";
import { maxVisits, nextVisitText, type Known as Visited, visitEntries } from "./visit-entries.ts";

type Client = AnswerOf<typeof listClients>[number];
type Walker = AnswerOf<typeof listWalkers>[number];
type Invoices = AnswerOf<typeof listInvoices>;

interface Group {
  label: "Do" | "Pets" | "People" | "Visits" | "Invoices" | "Screens";
  entries: Entry[];
}

interface Known extends Visited {
  screens: readonly { path: string; label: string }[];
  /** Undefined until they are known. */
  invoices: Invoices | undefined;
  /** The acts that are possible wherever the owner is. */
  acts: readonly Entry[];
}

/** The most of a group that are shown: the next letter finds the others. */
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

/** Days and visits that are often looked for. */
const onCalendar = (now: number): Entry[] => [
  { kind: "act", label: "Today's visits", to: calendarOn(today(now)) },
  { kind: "act", label: "Tomorrow's visits", to: calendarOn(addDays(today(now), 1)) },
  { kind: "act", label: "Overdue visits", to: calendarOn(today(now), { view: "week", only: "overdue" }) },
  { kind: "act", label: "Unassigned visits", to: calendarOn(today(now), { view: "week", only: "unassigned" }) },
];

/**
 * Lists what the owner may mean by what they typed. Each typed word begins a word of the entry, or its digits are in
 * the phone number. Before anything is typed, it lists what can be done, and the screens.
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
        // A walker's name alone asks for the person.
        ...(wanted.some((word) => isIn("Pay", [word])) ? walkers.map(payFor) : []),
      ].filter(isWanted),
    ),
    group(
      "Pets",
      clients
        .flatMap((client) => client.pets.map((pet) => ({ client, pet })))
        .filter(({ pet }) => isIn(pet.name, wanted))
        // Next visits are looked up for what is shown alone, so that typing stays quick.
        .slice(0, max.Pets)
        .map(({ client, pet }) => petEntry(client, pet, nextVisitText(client.id, known))),
    ),
    group("People", [
      ...clients.filter((client) => isMeant(client.name, client, typed)).map((client) => clientEntry(client)),
      ...clients.filter((client) => isMeantBy(client, typed)).map((client) => clientEntry(client, client.address)),
      ...clients.flatMap((client) => memberEntries(client, typed)),
      ...walkers.filter((walker) => isMeant(walker.name, walker, typed)).map(walkerEntry),
    ]),
    group("Visits", visitEntries(typed, known)),
    group("Invoices", invoiceEntries(typed, known)),
    group("Screens", places.filter(isWanted)),
  ].filter(({ entries }) => entries.length > 0);
}

const group = (label: Group["label"], entries: Entry[]): Group => ({ label, entries: entries.slice(0, max[label]) });

const whom = ({ pets, name }: Client) => (pets.length > 0 ? petsText(pets.map((pet) => pet.name)) : name);

const scheduleFor = (client: Client): Entry => ({
  kind: "schedule",
  label: `Schedule walk for ${whom(client)}`,
  about: client.name,
  to: `?schedule=${encodeURIComponent(slotText({ clientId: client.id }))}`,
});

function callAbout(client: Client): Entry[] {
  const { name, phone } = client;
  if (!phone) return [];
  return [
    { kind: "call", label: `Call about ${whom(client)}`, about: name, hint: formatPhone(phone), to: phoneLink(phone) },
  ];
}

const petEntry = (client: Client, { name, kind }: Client["pets"][number], hint: string | undefined): Entry => ({
  kind: "pet",
  label: name,
  about: [kind, client.name].filter(Boolean).join(" · "),
  ...(hint && { hint }),
  to: `/admin/clients/${client.id}?tab=pets`,
});

/** Whether a client is meant by the email or the address, and not by the name alone. */
const isMeantBy = (client: Client, typed: string): boolean => {
  const { name, email, address } = client;
  return isMeant([name, email, address].join(" "), client, typed) && !isMeant(name, client, typed);
};

/** A client; with the address where it was looked for, else with the phone number. */
const clientEntry = ({ id, name, phone, active }: Client, address?: string | null): Entry => ({
  kind: "client",
  label: name,
  about: ["Client", address ?? (phone && formatPhone(phone))].filter(Boolean).join(" · "),
  ...(!active && { hint: "Inactive" }),
  to: `/admin/clients/${id}`,
});

/** The members of a client's household who are meant: they lead to the client. */
const memberEntries = ({ id, name, members }: Client, typed: string): Entry[] =>
  members
    .filter((member) => isMeant([member.name, member.email].join(" "), member, typed))
    .map((member) => ({
      kind: "client",
      label: member.name,
      about: `Household of ${name}`,
      to: `/admin/clients/${id}?tab=details`,
    }));

const walkerEntry = ({ id, name, phone, active, isCurrentUser }: Walker): Entry => ({
  kind: "walker",
  label: name,
  about: [isCurrentUser ? "You" : "Walker", phone && formatPhone(phone)].filter(Boolean).join(" · "),
  ...(!active && { hint: "Inactive" }),
  to: `/admin/walkers/${id}`,
});

const payFor = ({ id, name }: Walker): Entry => ({
  kind: "act",
  label: `Pay ${name}`,
  to: `/admin/walkers/${id}?tab=pay`,
});

/**
 * Invoices whose number begins as typed, or whose client is meant beside the word 'invoice'. A whole number leads to its
 * invoice, however old it is.
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
  const [whole] = /\b[0-9a-f]{8}\b/i.exec(typed) ?? [];
  const isKnown = !whole || all.some(({ number }) => number === whole.toUpperCase());
  const label = `Invoice ${whole?.toUpperCase()}`;
  return isKnown ? found : [{ kind: "invoice", label, to: `/admin/invoices/${whole.toUpperCase()}` }];
}
