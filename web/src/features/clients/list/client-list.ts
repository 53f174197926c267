import type { AnswerOf, listClients } from "@petcare/contract";
import { hasWords, type LocalDate } from "@petcare/domain";
import { isPhoneTyped } from "../../../lib/format/is-phone-typed.ts";

export type Client = AnswerOf<typeof listClients>[number];

export const filters = ["active", "inactive", "all"] as const;
export type Filter = (typeof filters)[number];

export const isListed = ({ active }: Client, filter: Filter): boolean =>
  filter === "all" || active === (filter === "active");

export const accounts = ["has", "invited", "none"] as const;
/** Whether clients have an account, an invite that can be used, or neither. */
export type Account = (typeof accounts)[number];

/** The value for nobody among the preferred walkers. */
export const noWalker = "none";

interface Chosen {
  account: Account | undefined;
  /** The id of a walker. */
  walker: string | undefined;
}

/** Whether a client has the account and the preferred walker that are asked for. */
export const isChosen = (client: Client, { account, walker }: Chosen, today: LocalDate): boolean =>
  (account === undefined || accountOf(client, today) === account) &&
  (walker === undefined || (client.preferred_walker_id ?? noWalker) === walker);

function accountOf({ has_account, invited }: Client, today: LocalDate): Account {
  if (has_account) return "has";
  return invited && invited.expires_on >= today ? "invited" : "none";
}

/**
 * Whether a client is looked for: each word is in the name, a pet's name, the email or the street, or it is of the phone. So
 * are the members of the household.
 */
export function isFound(client: Client, typed: string): boolean {
  const { name, pets, email, address, phone, members } = client;
  const texts = [
    name,
    ...pets.map((pet) => pet.name),
    email,
    address,
    ...members.flatMap((one) => [one.name, one.email]),
  ];
  return [phone, ...members.map((one) => one.phone)].some((one) => isPhoneTyped(typed, one)) || hasWords(texts, typed);
}

/** The clients that share their email or phone with another one: perhaps two records of one person. */
export function sharing(client: Pick<Client, "id" | "email" | "phone">, all: readonly Client[]): Client[] {
  const isSame = (one: string | null, other: string | null) => one !== null && one === other;
  return all.filter(
    (other) => other.id !== client.id && (isSame(other.email, client.email) || isSame(other.phone, client.phone)),
  );
}

/** '2 dogs, cat', 'Dog': the kinds of pets that are known, each with how many there are. */
export function kindsText(pets: Client["pets"]): string {
  const kinds = Map.groupBy(
    pets.flatMap(({ kind }) => kind?.trim().toLowerCase() || []),
    (kind) => kind,
  );
  const text = [...kinds].map(([kind, { length }]) => (length === 1 ? kind : `${length} ${kind}s`)).join(", ");
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}

export type Param = "q" | "show" | "account" | "walker" | "only";

/** The address with a search or a filter. The default is not in it. */
export function withParam(current: URLSearchParams, name: Param, value: string): URLSearchParams {
  const next = new URLSearchParams(current);
  if (value === "" || value === "active") next.delete(name);
  else next.set(name, value);
  return next;
}

/** The address without what narrows the list further than active, inactive or all, and the search. */
export function withoutFilters(current: URLSearchParams): URLSearchParams {
  const next = new URLSearchParams(current);
  for (const name of ["account", "walker", "only"] satisfies Param[]) next.delete(name);
  return next;
}
