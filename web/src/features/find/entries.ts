import type { AnswerOf, listClients, listWalkers } from "@petcare/contract";
import { formatPhone } from "@petcare/domain";
import { phoneLink } from "../../lib/format/contact-links.ts";
import { slotText } from "../../lib/format/slot.ts";
import { petsText } from "../../lib/format/words.ts";
import type { Entry } from "./entry.ts";
import { isIn, isMeant, wordsIn } from "./marked.ts";
import { type KnownVisits, maxVisits, nextVisitText, visitEntries } from "./visit-entries.ts";

type Client = AnswerOf<typeof listClients>[number];
type Walker = AnswerOf<typeof listWalkers>[number];

interface Group {
  label: "Do" | "Pets" | "People" | "Visits" | "Screens";
  entries: Entry[];
}

interface Known extends KnownVisits {
  screens: readonly { path: string; label: string }[];
}

/** The most of a group that are shown: the next letter finds the others. */
const max = { Do: 4, Pets: 5, People: 6, Visits: maxVisits, Screens: 7 };

const general: Entry[] = [
  { kind: "schedule", label: "Schedule walk", to: "?schedule=new" },
  { kind: "new", label: "New client", to: "/admin/clients/new" },
  { kind: "new", label: "New walker", to: "/admin/walkers/new" },
];

/**
 * What the owner may mean by what they typed. Each of its words begins a word of the entry, or its digits are in the
 * phone number. Before anything is typed: what can be done, and the screens.
 */
export function entriesFor(typed: string, known: Known): Group[] {
  const { clients, walkers, screens } = known;
  const wanted = wordsIn(typed);
  const places = screens.map(({ path, label }): Entry => ({ kind: "screen", label, to: path }));
  if (wanted.length === 0) return [group("Do", general), group("Screens", places)];

  const isWanted = ({ label, about = "" }: Entry) => isIn(`${label} ${about}`, wanted);
  const booked = clients.filter(({ active }) => active);
  return [
    group("Do", [...general, ...booked.map(scheduleFor), ...booked.flatMap(callAbout)].filter(isWanted)),
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
      ...clients.filter((client) => isMeant(client.name, client, typed)).map(clientEntry),
      ...walkers.filter((walker) => isMeant(walker.name, walker, typed)).map(walkerEntry),
    ]),
    group("Visits", visitEntries(typed, known)),
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
