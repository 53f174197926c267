import type { AnswerOf, listClients, listWalkers } from "@petcare/contract";
import { formatPhone } from "@petcare/domain";
import { phoneLink } from "../../lib/format/contact-links.ts";
import { isPhoneTyped } from "../../lib/format/is-phone-typed.ts";
import { slotText } from "../../lib/format/slot.ts";
import { petsText } from "../../lib/format/words.ts";
import { isIn, wordsIn } from "./marked.ts";

type Client = AnswerOf<typeof listClients>[number];
type Walker = AnswerOf<typeof listWalkers>[number];

export interface Entry {
  kind: "schedule" | "new" | "call" | "pet" | "client" | "walker" | "screen";
  label: string;
  about?: string;
  /** What is useful to know of it already. */
  hint?: string;
  /** An address of the application, one that begins with '?' for a dialog over this screen, or 'tel:'. */
  to: string;
}

export interface Group {
  label: "Do" | "Pets" | "People" | "Screens";
  entries: Entry[];
}

interface Known {
  clients: readonly Client[];
  walkers: readonly Walker[];
  screens: readonly { path: string; label: string }[];
  /** When a client's next visit is, where that is known. */
  nextVisit: (clientId: string) => string | undefined;
}

/** The most of a group that are shown: the next letter finds the others. */
const most = { Do: 4, Pets: 5, People: 6, Screens: 7 };

const general: Entry[] = [
  { kind: "schedule", label: "Schedule walk", to: "?schedule=new" },
  { kind: "new", label: "New client", to: "/admin/clients/new" },
  { kind: "new", label: "New walker", to: "/admin/walkers/new" },
];

/**
 * What the owner may mean by what they typed. Each of its words begins a word of the entry, or its digits are in the
 * phone number. Before anything is typed: what can be done, and the screens.
 */
export function entriesFor(typed: string, { clients, walkers, screens, nextVisit }: Known): Group[] {
  const wanted = wordsIn(typed);
  const places = screens.map(({ path, label }): Entry => ({ kind: "screen", label, to: path }));
  if (wanted.length === 0) return [group("Do", general), group("Screens", places)];

  const isWanted = ({ label, about = "" }: Entry) => isIn(`${label} ${about}`, wanted);
  const booked = clients.filter(({ active }) => active);
  return [
    group("Do", [...general, ...booked.map(scheduleFor), ...booked.flatMap(callAbout)].filter(isWanted)),
    group(
      "Pets",
      clients.flatMap((client) => petsOf(client, nextVisit(client.id))).filter(({ label }) => isIn(label, wanted)),
    ),
    group("People", [
      ...clients.filter((client) => isPerson(client, typed)).map(clientEntry),
      ...walkers.filter((walker) => isPerson(walker, typed)).map(walkerEntry),
    ]),
    group("Screens", places.filter(isWanted)),
  ].filter(({ entries }) => entries.length > 0);
}

const group = (label: Group["label"], entries: Entry[]): Group => ({ label, entries: entries.slice(0, most[label]) });

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

const petsOf = ({ id, name: owner, pets }: Client, hint: string | undefined): Entry[] =>
  pets.map(({ name, kind }) => ({
    kind: "pet",
    label: name,
    about: [kind, owner].filter(Boolean).join(" · "),
    ...(hint && { hint }),
    to: `/admin/clients/${id}?tab=pets`,
  }));

const clientEntry = ({ id, name, phone, active }: Client): Entry => ({
  kind: "client",
  label: name,
  about: ["Client", phone && formatPhone(phone)].filter(Boolean).join(" · "),
  ...(!active && { hint: "Inactive" }),
  to: `/admin/clients/${id}`,
});

const walkerEntry = ({ id, name, phone, active, isCurrentUser }: Walker): Entry => ({
  kind: "walker",
  label: name,
  about: [isCurrentUser ? "You" : "Walker", phone && formatPhone(phone)].filter(Boolean).join(" · "),
  ...(!active && { hint: "Inactive" }),
  to: `/admin/walkers/${id}`,
});

const isPerson = ({ name, phone }: { name: string; phone: string | null }, typed: string) =>
  isIn(name, wordsIn(typed)) || isPhoneTyped(typed, phone);
