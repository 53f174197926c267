import { changeProfile, type RequestOf } from "@petcare/contract";
import { getUser, type Pet, type User, type UserChanges, updateUser } from "@petcare/storage";
import { AppError } from "../shared/pipeline/app-error.ts";
import { endpoint } from "../shared/pipeline/endpoint.ts";
import { runtime } from "../shared/runtime.ts";

type Body = RequestOf<typeof changeProfile>["body"];

const attempts = 5;

/** Written over no other edit: where the owner was first, the change is made to what the owner left. */
export const handler = endpoint(changeProfile, async ({ body, caller }) => {
  let user: User | undefined = caller.user;
  for (let attempt = 1; user?.active && attempt <= attempts; attempt++) {
    if (await updateUser(runtime.db, user.id, changes(body, user), user.version)) return { ok: true as const };
    user = await getUser(runtime.db, caller.id);
  }
  throw new AppError("conflict");
});

/** What is not sent stays, null and empty text remove; address and pets are a client's alone. */
function changes({ name, phone, address, pets }: Body, user: User): UserChanges {
  return {
    name,
    ...(phone !== undefined && { phone: phone ?? undefined }),
    ...(user.role === "client" && address !== undefined && { address: address?.trim() || undefined }),
    ...(user.role === "client" && pets !== undefined && { pets: petsNamed(pets, user.pets) }),
  };
}

/** What is known of a pet stays with its name; where the list is as long as before, a new name in its place is a new spelling. */
function petsNamed(names: string[], known: Pet[]): Pet[] {
  const left: (Pet | undefined)[] = [...known];
  const take = (at: number): Pet | undefined => (at < 0 ? undefined : left.splice(at, 1, undefined)[0]);
  const isNamed = (name: string) => (pet: Pet | undefined) => pet?.name.toLowerCase() === name.toLowerCase();
  const kept = names.map((name) => take(left.findIndex(isNamed(name))));
  const samePlaces = names.length === known.length;
  return names.map((name, at) => ({ ...(kept[at] ?? (samePlaces ? take(at) : undefined)), name }));
}
