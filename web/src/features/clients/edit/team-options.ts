import type { AnswerOf, listWalkers } from "@petcare/contract";

/** The team to choose from: whoever is active, and who is chosen now. */
export const teamOptions = (team: AnswerOf<typeof listWalkers>, chosen: string) =>
  team
    .filter(({ id, active }) => active || id === chosen)
    .map(({ id, name, isCurrentUser }) => ({ value: id, label: isCurrentUser ? `${name} (you)` : name }));
