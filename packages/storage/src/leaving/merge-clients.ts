import { endOfInvite } from "../access/invites.ts";
import type { Author } from "../history/history-row.ts";
import { beginPending } from "../people/pending.ts";
import { userUpdate } from "../people/update-user.ts";
import { userHistory } from "../people/user-history.ts";
import { type Pet, signedOfBoth, type User } from "../people/users.ts";
import type { Db } from "../table/client.ts";
import { transact } from "../table/transact.ts";

const maxNotes = 4000;

/**
 * Merges the fields of two records of a client. The kept record's fields stay; the other one's fill missing fields. Pets with
 * the same name are one pet.
 */
export function filledFrom(kept: User, other: User): Partial<User> {
  const both = <Name extends keyof User>(name: Name) => kept[name] ?? other[name];
  const parts = <Name extends "access" | "custom_rates">(name: Name) =>
    kept[name] || other[name] ? { ...other[name], ...kept[name] } : undefined;
  const notes = [kept.notes, other.notes].filter(Boolean).join("\n\n").slice(0, maxNotes);
  const keys = [...(kept.keys ?? []), ...(other.keys ?? [])];
  const all: Partial<User> = {
    contact_email: kept.email ? kept.contact_email : both("contact_email"),
    phone: both("phone"),
    address: both("address"),
    garage_code: both("garage_code"),
    door_tag: both("door_tag"),
    preferred_walker_id: both("preferred_walker_id"),
    emergency_contact: both("emergency_contact"),
    access: parts("access"),
    custom_rates: parts("custom_rates"),
    notes: notes || undefined,
    keys: keys.length > 0 ? keys : undefined,
    pets: petsOfBoth(kept.pets, other.pets),
    signed: signedOfBoth(kept.signed, other.signed),
  };
  const changed = Object.entries(all).filter(
    ([name, value]) => JSON.stringify(value) !== JSON.stringify(kept[name as keyof User]),
  );
  return Object.fromEntries(changed);
}

function petsOfBoth(kept: readonly Pet[], other: readonly Pet[]): Pet[] {
  const nameOf = ({ name }: Pet) => name.trim().toLowerCase();
  const known = new Map(other.map((pet) => [nameOf(pet), pet]));
  const names = new Set(kept.map(nameOf));
  return [
    ...kept.map((pet) => ({ ...known.get(nameOf(pet)), ...pet })),
    ...other.filter((pet) => !names.has(nameOf(pet))),
  ];
}

/**
 * Merges two records: fills the kept one, and removes the other one from all lists; its id leads to the kept one. Stores that
 * the bookings must follow. 'refused', with nothing written, if one of them has changed since it was read.
 */
export async function mergeClients(
  db: Db,
  { kept, other }: { kept: User; other: User },
  by: Author,
): Promise<"written" | "refused"> {
  const merged_from = new Set([...(kept.merged_from ?? []), ...(other.merged_from ?? []), other.id]);
  const filled = { ...filledFrom(kept, other), merged_from };
  const gone = { active: false, merged: { into: kept.id, at: by.at }, invite: undefined };
  const unlisted = { people_pk: undefined, people_sk: undefined };
  const { outcome } = await transact(db, [
    userUpdate(db, kept, filled),
    userHistory(db, kept, { ...kept, ...filled, version: kept.version + 1 }, by),
    userUpdate(db, other, { ...gone, ...unlisted }),
    userHistory(db, other, { ...other, ...gone, version: other.version + 1 }, by),
    ...(await endOfInvite(db, other, by)),
    beginPending(db, "merges", { id: other.id, user_id: other.id, at: by.at }),
  ]);
  return outcome;
}
