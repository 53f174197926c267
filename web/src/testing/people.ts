import type { AnswerOf, getClient, getWalker, listClients, listWalkers, me, walkersOverview } from "@petcare/contract";

type Client = AnswerOf<typeof listClients>[number];
type ClientRecord = AnswerOf<typeof getClient>;
type Walker = AnswerOf<typeof listWalkers>[number];
type Profile = AnswerOf<typeof me>;
type WalkerWeek = AnswerOf<typeof walkersOverview>["walkers"][number];

/** Holds what the list and the record have of a client, so that a field that moves between them is written once. */
const client = {
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
  since: "2024-03-01",
} satisfies Omit<Client, "members"> & Partial<ClientRecord>;

/** A client as the owner's list has them; any part can be given. */
export const aClient = (changes: Partial<Client> = {}): Client => ({ ...client, members: [], ...changes });

/** A client as the owner opens them; any part can be given. */
export const aClientRecord = (changes: Partial<ClientRecord> = {}): ClientRecord => ({
  ...client,
  version: 1,
  notes: null,
  emergency_contact: null,
  parking: null,
  codes: [],
  invite: null,
  door_tag: null,
  pets: [{ name: "Biscuit" }],
  ...changes,
});

/** A client's own account; any part can be given. */
export const aProfile = (changes: Partial<Profile> = {}): Profile => ({
  id: "client-1",
  _id: "client-1",
  isCurrentUser: true,
  role: "client",
  household: null,
  name: "Ana Reyes",
  email: "ana@test.example",
  phone: "5165550141",
  address: null,
  pets: ["Biscuit"],
  days_off: [],
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

/** A walker as the owner opens them; any part can be given. */
export const aWalkerRecord = (changes: Partial<AnswerOf<typeof getWalker>> = {}): AnswerOf<typeof getWalker> => ({
  id: "walker-1",
  name: "Rosa Delgado",
  email: "rosa@test.example",
  phone: "5165550101",
  active: true,
  isAdmin: false,
  has_account: true,
  deactivated: null,
  deleted: false,
  last_seen_at: null,
  online: false,
  pay_rates: {},
  default_pay: { walk25: 15, visit: 15, overnight: 60, other: 18 },
  w9_on: null,
  days_off: [],
  color: null,
  notes: null,
  invite: null,
  created_at: "2026-01-05T15:00:00Z",
  version: 1,
  ...changes,
});

/** The team's week of these walkers' weeks. */
export const aTeamWeek = (...walkers: WalkerWeek[]): AnswerOf<typeof walkersOverview> => ({
  week: { first: "2026-11-16", last: "2026-11-22" },
  ...{ late: [], here: [], left: null, walkers },
});

/** A walker's week without visits; any part can be given. */
export const aWalkerWeek = (changes: Partial<WalkerWeek> = {}): WalkerWeek => ({
  id: "walker-1",
  last_seen_at: null,
  online: false,
  has_account: true,
  silent: false,
  visits: { completed: 0, confirmed: 0, scheduled: 0, overdue: 0, cancelled: 0 },
  earned: 0,
  ...changes,
});
