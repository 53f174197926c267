import { type AnswerOf, getClient, getWalker, listClients, listWalkers, me, walkersOverview } from "@petcare/contract";
import { least } from "./least.ts";

type Client = AnswerOf<typeof listClients>[number];
type ClientRecord = AnswerOf<typeof getClient>;
type Walker = AnswerOf<typeof listWalkers>[number];
type WalkerRecord = AnswerOf<typeof getWalker>;
type Profile = AnswerOf<typeof me>;
type TeamWeek = AnswerOf<typeof walkersOverview>;
type WalkerWeek = TeamWeek["walkers"][number];

const ana = {
  id: "client-1",
  name: "Ana Reyes",
  email: "ana@test.example",
  phone: "5165550103",
  address: "41 Harbor Ln",
  pets: [{ name: "Biscuit" }, { name: "Max" }],
  has_account: true,
  active: true,
  since: "2024-03-01" as const,
};
const rosa = { id: "walker-1", name: "Rosa Delgado", phone: "5165550101", active: true };

/** A client as the owner's list has them. */
export const aClient = (changes: Partial<Client> = {}): Client => ({
  ...least<Client>(listClients),
  ...ana,
  garage_code: "4417",
  ...changes,
});

/** A client as the owner opens them. */
export const aClientRecord = (changes: Partial<ClientRecord> = {}): ClientRecord => ({
  ...least<ClientRecord>(getClient),
  ...ana,
  pets: [{ name: "Biscuit" }],
  version: 1,
  ...changes,
});

/** A client's own account. */
export const aProfile = (changes: Partial<Profile> = {}): Profile => ({
  ...least<Profile>(me),
  id: "client-1",
  _id: "client-1",
  role: "client",
  name: "Ana Reyes",
  email: "ana@test.example",
  phone: "5165550141",
  pets: ["Biscuit"],
  ...changes,
});

/** A walker as the owner's list has them. */
export const aWalker = (changes: Partial<Walker> = {}): Walker => ({
  ...least<Walker>(listWalkers),
  ...rosa,
  ...changes,
});

/** A walker as the owner opens them. */
export const aWalkerRecord = (changes: Partial<WalkerRecord> = {}): WalkerRecord => ({
  ...least<WalkerRecord>(getWalker),
  ...rosa,
  email: "rosa@test.example",
  has_account: true,
  default_pay: { walk25: 15, visit: 15, overnight: 60, other: 18 },
  created_at: "2026-01-05T15:00:00Z",
  version: 1,
  ...changes,
});

/** The team's week of these walkers' weeks. */
export const aTeamWeek = (...walkers: WalkerWeek[]): TeamWeek => ({
  ...least<TeamWeek>(walkersOverview),
  week: { first: "2026-11-16", last: "2026-11-22" },
  walkers,
});

/** A walker's week without visits. */
export const aWalkerWeek = (changes: Partial<WalkerWeek> = {}): WalkerWeek => ({
  ...least<WalkerWeek>(walkersOverview, "walkers"),
  id: "walker-1",
  has_account: true,
  ...changes,
});
