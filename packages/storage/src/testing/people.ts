import type { User } from "../index.ts";

const person = { active: true, pets: [], version: 1, created_at: Date.UTC(2026, 0, 5) } satisfies Partial<User>;

/** A client with a dog and an account. `given` replaces fields. */
export function aClient(given: Partial<User> = {}): User {
  return {
    ...person,
    id: "client-1",
    role: "client",
    name: "Carla Client",
    email: "carla@example.com",
    phone: "5165550101",
    address: "12 Bedford Ave, Bellmore, NY 11710",
    garage_code: "K4711",
    pets: [{ name: "Biscuit", kind: "dog" }],
    ...given,
  };
}

/** A walker with an account. `given` replaces fields. */
export function aWalker(given: Partial<User> = {}): User {
  return {
    ...person,
    id: "walker-1",
    role: "walker",
    name: "Walter Walker",
    email: "walter@example.com",
    phone: "5165550102",
    ...given,
  };
}

/** The owner. `given` replaces fields. */
export function anOwner(given: Partial<User> = {}): User {
  return {
    ...person,
    id: "owner-1",
    role: "admin",
    name: "Olivia Owner",
    email: "olivia@example.com",
    phone: "5165550100",
    ...given,
  };
}
