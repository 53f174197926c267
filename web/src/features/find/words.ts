import type { AnswerOf, listClients, listWalkers } from "@petcare/contract";
import { formatPhone, placesIn, plainText } from "@petcare/domain";
import { phoneLink } from "../../lib/format/contact-links.ts";
import { isPhoneTyped } from "../../lib/format/is-phone-typed.ts";
import { slotText } from "../../lib/format/slot.ts";
import { petsText } from "../../lib/format/words.ts";

type Client = AnswerOf<typeof listClients>[number];
type Walker = AnswerOf<typeof listWalkers>[number];

const word = /[\p{L}\p{N}]+/gu;

/** Splits the typed text into words, without accents and capitals. */
export const wordsIn = (typed: string): string[] => plainText(typed).match(word) ?? [];

/** Tells whether each wanted word begins a word of the text. Accents and capitals do not count. */
export function isIn(text: string, wanted: readonly string[]): boolean {
  const words = placesIn(text).map(({ found }) => plainText(found));
  return wanted.every((one) => words.some((other) => other.startsWith(one)));
}

/** Tells whether a person fits: each typed word begins a word of the text about them, or the digits are in their phone number. */
export const isMatch = (text: string, { phone }: { phone: string | null }, typed: string): boolean =>
  isIn(text, wordsIn(typed)) || isPhoneTyped(typed, phone);

/** A line of the results. */
export interface Entry {
  kind: "schedule" | "new" | "act" | "call" | "pet" | "client" | "walker" | "visit" | "invoice" | "screen";
  label: string;
  about?: string;
  /** A detail at the end of the line. */
  hint?: string;
  /** Whether the hint needs the owner's attention. */
  warns?: boolean;
  /** An address ('?…' is a dialog over the present screen, 'tel:…' a call), or a function to run. */
  to: string | (() => void);
}

const petsOrName = ({ pets, name }: Client) => (pets.length > 0 ? petsText(pets.map((pet) => pet.name)) : name);

export const scheduleFor = (client: Client): Entry => ({
  kind: "schedule",
  label: `Schedule walk for ${petsOrName(client)}`,
  about: client.name,
  to: `?schedule=${encodeURIComponent(slotText({ clientId: client.id }))}`,
});

export function callAbout(client: Client): Entry[] {
  const { name: about, phone } = client;
  const label = `Call about ${petsOrName(client)}`;
  return phone ? [{ kind: "call", label, about, hint: formatPhone(phone), to: phoneLink(phone) }] : [];
}

export const petEntry = (client: Client, { name, kind }: Client["pets"][number], hint: string | undefined): Entry => ({
  kind: "pet",
  label: name,
  about: [kind, client.name].filter(Boolean).join(" · "),
  ...(hint && { hint }),
  to: `/admin/clients/${client.id}?tab=pets`,
});

/** A client's entry, with the given address or else the phone number. */
export const clientEntry = ({ id, name, phone, active }: Client, address?: string | null): Entry => ({
  kind: "client",
  label: name,
  about: ["Client", address ?? (phone && formatPhone(phone))].filter(Boolean).join(" · "),
  ...(!active && { hint: "Inactive" }),
  to: `/admin/clients/${id}`,
});

/** Entries for the fitting members of a client's household, which lead to the client. */
export const memberEntries = ({ id, name, members }: Client, typed: string): Entry[] =>
  members
    .filter((member) => isMatch([member.name, member.email].join(" "), member, typed))
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
