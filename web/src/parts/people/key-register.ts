import type { visitsWithoutKey } from "@petcare/domain";

type Register = Parameters<typeof visitsWithoutKey>[2];
type Client = { id: string; keys: ReturnType<Register["copiesOf"]> };
type TeamMember = { id: string; isAdmin: boolean };

/** Makes the register of keys from the lists of clients and of the team. */
export function keyRegister(clients: readonly Client[], team: readonly TeamMember[]): Register {
  const copies = new Map(clients.map(({ id, keys }) => [id, keys]));
  const owners = new Set(team.filter(({ isAdmin }) => isAdmin).map(({ id }) => id));
  return { copiesOf: (clientId) => copies.get(clientId) ?? [], isOwner: (walkerId) => owners.has(walkerId) };
}
