import { changeProfile, type RequestOf } from "@petcare/contract";
import { editUser, type Pet, type User, type UserChanges } from "@petcare/storage";
import { AppError } from "../shared/pipeline/app-error.ts";
import { authorOf } from "../shared/pipeline/caller.ts";
import { endpoint } from "../shared/pipeline/endpoint.ts";
import { runtime } from "../shared/runtime.ts";

type Body = RequestOf<typeof changeProfile>["body"];

/**
 * Changes only the fields that were sent, so that it overwrites no edit of the owner's. A member's address and pets are in
 * the household's record: a second write, which can be repeated.
 */
export const handler = endpoint(changeProfile, async ({ body, caller, via }) => {
  const { person, household } = caller;
  const by = authorOf({ caller, via });
  const isMember = person.id !== household.id;
  const edit = async (record: User, changesOf: (user: User) => UserChanges) => {
    if ((await editUser(runtime.db, record, changesOf, by)) === "inactive") throw new AppError("conflict");
  };
  await edit(person, (user) => ({ ...ownChanges(body), ...(!isMember && homeChanges(body, user)) }));
  if (isMember) await edit(household, (user) => homeChanges(body, user));
  return { ok: true as const };
});

const ownChanges = ({ name, phone }: Body): UserChanges => ({
  ...(name !== undefined && { name }),
  ...(phone !== undefined && { phone: phone ?? undefined }),
});

/** Reads the changes of the home. Missing fields stay; null and empty text remove. Only clients have an address and pets. */
function homeChanges({ address, pets }: Body, user: User): UserChanges {
  return {
    ...(user.role === "client" && address !== undefined && { address: address?.trim() || undefined }),
    ...(user.role === "client" && pets !== undefined && { pets: petsNamed(pets, user.pets) }),
  };
}

/** Matches pets by name, to keep their facts. In a list of the same length, a new name renames the pet in its place. */
function petsNamed(names: string[], known: Pet[]): Pet[] {
  const left: (Pet | undefined)[] = [...known];
  const take = (at: number): Pet | undefined => (at < 0 ? undefined : left.splice(at, 1, undefined)[0]);
  const isNamed = (name: string) => (pet: Pet | undefined) => pet?.name.toLowerCase() === name.toLowerCase();
  const kept = names.map((name) => take(left.findIndex(isNamed(name))));
  const samePlaces = names.length === known.length;
  return names.map((name, at) => ({ ...(kept[at] ?? (samePlaces ? take(at) : undefined)), name }));
}
