import { nextVisits } from "@petcare/contract";
import { hasWords, type LocalDate, visitsWithoutKey } from "@petcare/domain";
import { useWalkers } from "../../../lib/api/people.ts";
import { useRead } from "../../../lib/api/use-read.ts";
import { daysOverdue } from "../../../lib/format/invoice-words.ts";
import { isPhoneTyped } from "../../../lib/format/is-phone-typed.ts";
import { keyRegister } from "../../../parts/people/key-register.ts";
import type { Balance, Client } from "../data.ts";

export const accounts = ["has", "invited", "none"] as const;
/** Whether a client has an account, a valid invite, or neither. */
export type Account = (typeof accounts)[number];

/** The filter's value for clients without a preferred walker. */
export const noWalker = "none";

interface Filters {
  account: Account | undefined;
  /** A walker's id, or `noWalker`. */
  walker: string | undefined;
}

/** Tells whether a client passes the filters. */
export const passes = (client: Client, { account, walker }: Filters, today: LocalDate): boolean =>
  (account === undefined || accountOf(client, today) === account) &&
  (walker === undefined || (client.preferred_walker_id ?? noWalker) === walker);

function accountOf({ has_account, invited }: Client, today: LocalDate): Account {
  if (has_account) return "has";
  return invited && invited.expires_on >= today ? "invited" : "none";
}

/** Tells whether each typed word is in a name, an email or the address of a client's household, or in a phone number. */
export function isFound(client: Client, typed: string): boolean {
  const people = [client, ...client.members];
  const texts = people.flatMap(({ name, email }) => [name, email]);
  return (
    people.some(({ phone }) => isPhoneTyped(typed, phone)) ||
    hasWords([...texts, client.address, ...client.pets.map(({ name }) => name)], typed)
  );
}

export const isOverdue = (balance: Balance | undefined, today: LocalDate): boolean =>
  balance?.due != null && daysOverdue({ due: balance.due }, today) > 0;

/** '2 dogs, cat', 'Dog': counts the pets of each known kind. */
export function kindsText(pets: Client["pets"]): string {
  const kinds = Map.groupBy(
    pets.flatMap(({ kind }) => kind?.trim().toLowerCase() || []),
    (kind) => kind,
  );
  const text = [...kinds].map(([kind, { length }]) => (length === 1 ? kind : `${length} ${kind}s`)).join(", ");
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}

/** Reads each client's next visit by client id, and whether its walker lacks a key. Undefined until it is read. */
export function useNextVisits(clients: readonly Client[], today: LocalDate) {
  const { data } = useRead(nextVisits, { everyMs: 60_000 });
  const register = keyRegister(clients, useWalkers());
  if (!data) return undefined;
  // Next visits are always open, so the answer has no status.
  const visits = data.visits.map((visit) => ({ ...visit, status: "scheduled" as const }));
  const lacking = new Set(visitsWithoutKey(visits, today, register));
  return {
    through: data.through,
    byClient: new Map(visits.map((visit) => [visit.client_id, { ...visit, isWithoutKey: lacking.has(visit) }])),
  };
}
