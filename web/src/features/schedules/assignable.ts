import type { AnswerOf, listWalkers, me } from "@petcare/contract";

type Walker = AnswerOf<typeof listWalkers>[number];
export type Assignable = Pick<Walker, "id" | "name" | "phone" | "isCurrentUser">;

/** Who can get a visit: walkers who are not inactive, and always the owner (docs/product/people.md#assigning). */
export function assignableWalkers(
  walkers: readonly Walker[],
  owner: Pick<AnswerOf<typeof me>, "id" | "name" | "phone"> | undefined,
): Assignable[] {
  const listed = walkers.filter(({ active, isAdmin }) => active || isAdmin);
  if (!owner || walkers.some(({ id }) => id === owner.id)) return listed;
  return [...listed, { id: owner.id, name: owner.name, phone: owner.phone, isCurrentUser: true }];
}
