import type { User } from "@petcare/storage";
import { households } from "./households.ts";
import { idOf } from "./random.ts";
import { memberId } from "./team.ts";

/** The clients of the demo, the same at every call. `createdAt` is in epoch milliseconds. */
export const demoClients = (createdAt: number): User[] =>
  households.map(({ walker, ...household }, index) => ({
    role: "client",
    phone: `516-555-01${String(index + 47).padStart(2, "0")}`,
    email: emailOf(household.name),
    active: true,
    version: 1,
    created_at: createdAt,
    ...household,
    id: idOf(`client ${index}`),
    preferred_walker_id: memberId(walker),
  }));

const emailOf = (name: string): string => {
  const plain = name.normalize("NFD").replace(/\p{M}|'/gu, "");
  return `${plain.toLowerCase().replace(/[^a-z]+/g, ".")}@example.com`;
};
