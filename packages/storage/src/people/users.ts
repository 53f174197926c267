import { GetCommand } from "@aws-sdk/lib-dynamodb";
import type { Cents, LocalDate, Rates, Role } from "@petcare/domain";
import { batchGet } from "../table/batch-get.ts";
import type { Db } from "../table/client.ts";
import { emailKey, type PeopleKind, peopleKey, peoplePartition, userKey } from "../table/keys.ts";
import { type Item, queryAll } from "../table/query.ts";

export interface Pet {
  name: string;
  kind?: string | undefined;
  feeding?: string | undefined;
  medication?: string | undefined;
  vet?: string | undefined;
  /** Behaviour flags. */
  flags?: string[] | undefined;
  notes?: string | undefined;
}

/** What gets somebody into a home, beside the garage code. */
export interface Access {
  lockbox?: string | undefined;
  alarm?: string | undefined;
  parking?: string | undefined;
}

/** A copy of a client's key. It is with somebody of the team, or else in a place. */
export interface HouseKey {
  id: string;
  label: string;
  holder_id?: string | undefined;
  place?: string | undefined;
  since: LocalDate;
}

export interface EmergencyContact {
  name: string;
  relation?: string | undefined;
  phone?: string | undefined;
}

/** The referral code with which somebody can claim their record. */
export interface Invite {
  code: string;
  /** The last local day on which it can be used. */
  expires_on: LocalDate;
  /** Epoch milliseconds, both. */
  at: number;
  sent_at?: number | undefined;
}

/** When and how somebody was deactivated. */
export interface Deactivation {
  /** Epoch milliseconds. */
  at: number;
  /** The user's id. */
  by: string;
  /** A digest of the request, to tell its repetition from another one. */
  request_hash: string;
  /** What became of the visits. */
  visits: { kept: number; moved: number; unassigned: number; cancelled: number };
}

/** Amounts in cents. A service that is not named has the default. */
export type OwnRates = { [service in keyof Rates]?: Cents | undefined };

export interface User {
  id: string;
  role: Role;
  name: string;
  /** Lower case. Absent: added by the owner, without an account. */
  email?: string | undefined;
  /** Where somebody without an account is written to. Nobody signs in with it, and several may have the same. */
  contact_email?: string | undefined;
  /** The account's username in Cognito, where it is not the id: the record was there before. See signInOf. */
  sign_in?: string | undefined;
  /** Absent where there is none, and once it was used. */
  invite?: Invite | undefined;
  phone?: string | undefined;
  /** The phone that was verified at signing up. An edit of `phone` leaves it. */
  verified_phone?: string | undefined;
  address?: string | undefined;
  garage_code?: string | undefined;
  access?: Access | undefined;
  keys?: HouseKey[] | undefined;
  pets: Pet[];
  /** What a client pays. */
  custom_rates?: OwnRates | undefined;
  /** What a walker earns. */
  pay_rates?: OwnRates | undefined;
  /** On the calendar. */
  color?: string | undefined;
  preferred_walker_id?: string | undefined;
  /** The owner's own. Nobody else reads them. */
  notes?: string | undefined;
  emergency_contact?: EmergencyContact | undefined;
  active: boolean;
  /** This record was merged into another of the same person, and is in no list. `at` in epoch milliseconds. */
  merged?: { into: string; at: number } | undefined;
  /** Set while the owner has deactivated them. */
  deactivated?: Deactivation | undefined;
  /** What they agreed to before the first text message: which text, and when, in epoch milliseconds. */
  sms_consent?: { at: number; text_version: string } | undefined;
  /** Epoch seconds, as in tokens. Sessions that began before are refused, except kept_session. */
  sessions_valid_from?: number | undefined;
  /** The session that changed the password or the email. It goes on. */
  kept_session?: string | undefined;
  /** Sessions that were signed out: '<session id>#<when its last token is past, in epoch seconds>'. */
  ended_sessions?: ReadonlySet<string> | undefined;
  /** Made by a deployment, and by nobody yet: see the first owner's job. */
  never_signed_in?: true | undefined;
  /** Epoch milliseconds. */
  last_seen_at?: number | undefined;
  /** A digest of the request that made the record, to tell its retry from another one. */
  request_hash?: string | undefined;
  /** Counts the edits, from 1. */
  version: number;
  /** Epoch milliseconds. */
  created_at: number;
  /** Epoch milliseconds. The account and the personal data are gone for good. */
  deleted_at?: number | undefined;
}

/** The user as they are now; undefined if there is none. */
export async function readUser(db: Db, id: string): Promise<User | undefined> {
  const { Item } = await db.client.send(
    new GetCommand({ TableName: db.table, Key: userKey(id), ConsistentRead: true }),
  );
  return Item && userFrom(Item);
}

/** The user who has an email address, in any case of letters. */
export async function userByEmail(db: Db, email: string): Promise<User | undefined> {
  const { Item } = await db.client.send(
    new GetCommand({ TableName: db.table, Key: emailKey(email), ConsistentRead: true }),
  );
  return Item && readUser(db, Item.user_id);
}

/** The team (owner and walkers) or the clients, active or not, by name. */
export async function listPeople(db: Db, kind: PeopleKind): Promise<User[]> {
  const items = await queryAll(db, {
    IndexName: "people",
    KeyConditionExpression: "people_pk = :kind",
    ExpressionAttributeValues: { ":kind": peoplePartition(kind).people_pk },
  });
  return items.map(userFrom);
}

/** The users among the ids, by id; the ids may repeat. */
export async function readUsers(db: Db, ids: Iterable<string>): Promise<Map<string, User>> {
  const items = await batchGet(db, [...new Set(ids)].map(userKey));
  return new Map(items.map(userFrom).map((user) => [user.id, user]));
}

const kindOf = ({ role }: User): PeopleKind => (role === "client" ? "clients" : "team");

export const userItem = (user: User) => ({ ...userKey(user.id), ...peopleKey(kindOf(user), user), ...user });

/** A role counts in any case of letters. */
export function userFrom(item: Item): User {
  const { pk, sk, people_pk, people_sk, ...user } = item;
  return { ...user, ...(user.role !== undefined && { role: String(user.role).toLowerCase() }) } as unknown as User;
}
