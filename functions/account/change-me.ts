import { changeProfile, type RequestOf } from "@petcare/contract";
import { editUser, type Pet, type User, type UserChanges } from "@petcare/storage";
import { AppError } from "../shared/pipeline/app-error.ts";
import { authorOf } from "../shared/pipeline/author.ts";
import { endpoint } from "../shared/pipeline/endpoint.ts";
import { runtime } from "../shared/runtime.ts";

type Body = RequestOf<typeof changeProfile>["body"];

/** It overwrites no other edit. If the owner was first, it changes what the owner left. */
export const handler = endpoint(changeProfile, async ({ body, caller, via }) => {
  const outcome = await editUser(runtime.db, caller.user, (user) => changes(body, user), authorOf({ caller, via }));
  if (outcome === "inactive") throw new AppError("conflict");
  return { ok: true as const };
});

/** Reads the changes. Fields that are not sent stay; null and empty text remove. Only a client has an address and pets. */
function changes({ name, phone, address, pets }: Body, user: User): UserChanges {
  return {
    name,
    ...(phone !== undefined && { phone: phone ?? undefined }),
    ...(user.role === "client" && address !== undefined && { address: address?.trim() || undefined }),
    ...(user.role === "client" && pets !== undefined && { pets: petsNamed(pets, user.pets) }),
  };
}

/** Keeps a pet's facts with its name. In a list as long as before, a new name in a pet's place is a new spelling. */
function petsNamed(names: string[], known: Pet[]): Pet[] {
  const left: (Pet | undefined)[] = [...known];
  const take = (at: number): Pet | undefined => (at < 0 ? undefined : left.splice(at, 1, undefined)[0]);
  const isNamed = (name: string) => (pet: Pet | undefined) => pet?.name.toLowerCase() === name.toLowerCase();
  const kept = names.map((name) => take(left.findIndex(isNamed(name))));
  const samePlaces = names.length === known.length;
  return names.map((name, at) => ({ ...(kept[at] ?? (samePlaces ? take(at) : undefined)), name }));
}
