import type { AnswerOf, listClients, listWalkers } from "@petcare/contract";

type Client = AnswerOf<typeof listClients>[number];
type Walker = AnswerOf<typeof listWalkers>[number];

/** A client as the owner's list has them; any part can be given. */
export const aClient = (changes: Partial<Client> = {}): Client => ({
  id: "client-1",
  name: "Ana Reyes",
  email: "ana@test.example",
  phone: "5165550103",
  address: "41 Harbor Ln",
  garage_code: "4417",
  pets: [{ name: "Biscuit" }, { name: "Max" }],
  custom_rates: null,
  preferred_walker_id: null,
  keys: [],
  has_account: true,
  invited: null,
  active: true,
  ...changes,
});

/** A walker as the owner's list has them; any part can be given. */
export const aWalker = (changes: Partial<Walker> = {}): Walker => ({
  id: "walker-1",
  name: "Rosa Delgado",
  active: true,
  isAdmin: false,
  isCurrentUser: false,
  phone: "5165550101",
  ...changes,
});
