import type { TestInstallation } from "@petcare/installation";
import type { User } from "@petcare/storage";
import { createSignIn, deleteSignIn } from "../shared/cognito/users.ts";
import type { Signed } from "../testing/signed-in-app.ts";

type Name = "owner" | "walker" | "otherWalker" | "client" | "otherClient" | "member";

/** Two walkers and two clients, so that every object has somebody who does not own it, and a member of the client’s household. */
export type People = Record<Name, Signed>;

/** Stored fields of a person that extend or replace the usual ones. */
export type Given = Partial<Record<Name, Partial<User>>>;

const accounts: Record<Name, Pick<User, "role"> & Partial<User>> = {
  owner: { role: "admin", name: "Kate Corrigan", phone: "5165550100" },
  walker: { role: "walker", name: "Rosa Delgado", phone: "5165550101" },
  otherWalker: { role: "walker", name: "Marcus Webb", phone: "5165550102" },
  client: {
    role: "client",
    name: "Ana Reyes",
    phone: "5165550103",
    pets: [{ name: "Biscuit" }, { name: "Max" }],
    members: new Set(["member"]),
  },
  otherClient: { role: "client", name: "Priya Shah", phone: "5165550104" },
  member: { role: "client", name: "Ben Reyes", phone: "5165550105", household: "client" },
};

/** Everybody's password. */
export const password = "Password-1";

export async function createPeople(installation: TestInstallation, given: Given): Promise<People> {
  const people: [Name, Signed][] = [];
  for (const name of Object.keys(accounts) as Name[]) {
    const email = given[name]?.email ?? `${name}@test.example`.toLowerCase();
    const user = await installation.createAccount({ id: name, ...accounts[name], ...given[name], email });
    people.push([name, { user, token: await installation.signIn(email) }]);
  }
  return Object.fromEntries(people) as People;
}

export function emailOf({ user }: Signed): string {
  if (!user.email) throw new Error(`${user.id} has no email address`);
  return user.email;
}

/** Restores the sign-ins with these ids. A person's is made as it was; any other is deleted. */
export async function putBackSignIns(people: People, ids: Iterable<string>): Promise<void> {
  for (const id of ids) {
    await deleteSignIn(id);
    const person = Object.values(people).find(({ user }) => user.id === id);
    if (person) await createSignIn(id, emailOf(person), password);
  }
}
