import type { AnswerOf, listClients, listWalkers } from "@petcare/contract";
import { formatPhone, placesIn, plainText } from "@petcare/domain";
import { phoneLink } from "../../lib/format/contact-links.ts";
import { isPhoneTyped } from "../../lib/format/is-phone-typed.ts";
import { slotText } from "../../lib/format/slot.ts";
import { petsText } from "../../lib/format/words.ts";

type Client = AnswerOf<typeof listClients>[number];
type Walker = AnswerOf<typeof listWalkers>[number];

const word = /[\p{L}\p{N}]+/gu;

/** Reads what was typed as the words that are looked for. */
export const wordsIn = (typed: string): string[] => plainText(typed).match(word) ?? [];

/** Whether each word that is looked for begins a word of the text. Accents and capitals do not count. */
export function isIn(text: string, wanted: readonly string[]): boolean {
  const words = placesIn(text).map(({ found }) => plainText(found));
  return wanted.every((one) => words.some((other) => other.startsWith(one)));
}

/** Whether somebody is meant: each typed word begins one of the text about them, or its digits are in their phone. */
export const isMeant = (text: string, { phone }: { phone: string | null }, typed: string): boolean =>
  isIn(text, wordsIn(typed)) || isPhoneTyped(typed, phone);

/** A thing that was found, or an act. */
export interface Entry {
  kind: "schedule" | "new" | "act" | "call" | "pet" | "client" | "walker" | "visit" | "invoice" | "screen";
  label: string;
  about?: string;
  /** The detail that is useful to know of it already. */
  hint?: string;
  /** Whether the hint tells of something to be done. */
  warns?: boolean;
  /** An address of the application, one that begins with '?' for a dialog over this screen, 'tel:', or what it does. */
  to: string | (() => void);
}

const whom = ({ pets, name }: Client) => (pets.length > 0 ? petsText(pets.map((pet) => pet.name)) : name);

export const scheduleFor = (client: Client): Entry => ({
  kind: "schedule",
  label: `Schedule walk for ${whom(client)}`,
  about: client.name,
  to: `?schedule=${encodeURIComponent(slotText({ clientId: client.id }))}`,
});

export function callAbout(client: Client): Entry[] {
  const { name: about, phone } = client;
  const label = `Call about ${whom(client)}`;
  return phone ? [{ kind: "call", label, about, hint: formatPhone(phone), to: phoneLink(phone) }] : [];
}

export const petEntry = (client: Client, { name, kind }: Client["pets"][number], hint: string | undefined): Entry => ({
  kind: "pet",
  label: name,
  about: [kind, client.name].filter(Boolean).join(" · "),
  ...(hint && { hint }),
  to: `/admin/clients/${client.id}?tab=pets`,
});

/** A client; with the address where it was looked for, else with the phone number. */
export const clientEntry = ({ id, name, phone, active }: Client, address?: string | null): Entry => ({
  kind: "client",
  label: name,
  about: ["Client", address ?? (phone && formatPhone(phone))].filter(Boolean).join(" · "),
  ...(!active && { hint: "Inactive" }),
  to: `/admin/clients/${id}`,
});

/** The members of a client's household who are meant: they lead to the client. */
export const memberEntries = ({ id, name, members }: Client, typed: string): Entry[] =>
  members
    .filter((member) => isMeant([member.name, member.email].join(" "), member, typed))
    .map((member) => ({
      kind: "client",
      label: member.name,
      about: `Household of ${name}`,
      to: `/admin/clients/${id}?tab=details`,
    }));

export const walkerEntry = ({ id, name, phone, active, isCurrentUser }: Walker): Entry => ({
  kind: "walker",
  label: name,
  about: [isCurrentUser ? "You" : "Walker", phone && formatPhone(phone)].filter(Boolean).join(" · "),
  ...(!active && { hint: "Inactive" }),
  to: `/admin/walkers/${id}`,
});

export const payFor = ({ id, name }: Walker): Entry => ({
  kind: "act",
  label: `Pay ${name}`,
  to: `/admin/walkers/${id}?tab=pay`,
});
