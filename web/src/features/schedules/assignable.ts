import type { AnswerOf, listWalkers, me } from "@petcare/contract";

type Walker = AnswerOf<typeof listWalkers>[number];
export type Assignable = Pick<Walker, "id" | "name" | "phone" | "isCurrentUser">;

/** Whom a visit can be given to: walkers not marked inactive, and always the owner (specification, chapter 2), even when the list is missing. */
export function assignableWalkers(walkers: readonly Walker[], owner: AnswerOf<typeof me> | undefined): Assignable[] {
  const listed = walkers.filter(({ active, isAdmin }) => active || isAdmin);
  if (!owner || walkers.some(({ id }) => id === owner.id)) return listed;
  return [...listed, { id: owner.id, name: owner.name, phone: owner.phone, isCurrentUser: true }];
}
