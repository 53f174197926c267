import {
  type AgreementKind,
  emailStops,
  inOrderOfNames,
  type Rates,
  type Role,
  roles,
  type VetLimit,
} from "@petcare/domain";
import * as z from "zod/mini";
import type { Db } from "../table/client.ts";
import {
  amount,
  byName,
  count,
  day,
  instant,
  itemKind,
  objectOf,
  setOf,
  someInstant,
  someText,
  someYes,
  text,
  texts,
} from "../table/item-kind.ts";
import { emailKey, type PeopleKind, peopleKey, peoplePartition, userKey } from "../table/keys.ts";
import { noticeChoice } from "../table/person-keys.ts";
import { batchGet, type Item, queryAll, readItem } from "../table/query.ts";

/** The text that a client has signed, as their record and the signature have it. */
export const signedText = z.strictObject({
  version: count,
  name: text,
  limits: z.optional(z.array(objectOf<VetLimit>({ pet: text, cents: amount }))),
  refused: someYes,
  on_paper: z.optional(day),
});
type Stored = z.infer<typeof signedText>;

/** The latest of each kind. */
const signedKinds = byName<AgreementKind, Stored>(() => true, signedText) as z.ZodMiniType<
  Partial<Record<AgreementKind, Stored>>
>;

type SignedKinds = z.infer<typeof signedKinds>;

/** Merges the signatures of two records: of each kind the later version; if equal, the kept record's. */
export function signedOfBoth(kept: SignedKinds | undefined, other: SignedKinds | undefined): SignedKinds | undefined {
  const later = Object.entries(other ?? {}).filter(
    ([kind, { version }]) => version > (kept?.[kind as AgreementKind]?.version ?? 0),
  );
  return later.length > 0 ? { ...kept, ...Object.fromEntries(later) } : kept;
}

const petSchema = z.strictObject({
  name: text,
  kind: someText,
  feeding: someText,
  medication: someText,
  vet: someText,
  /** Behaviour flags. */
  flags: z.optional(texts),
  notes: someText,
});
export type Pet = z.infer<typeof petSchema>;

/** The access to a home, besides the garage code. */
const accessSchema = z.strictObject({ lockbox: someText, alarm: someText, parking: someText });
export type Access = z.infer<typeof accessSchema>;

/** A copy of a client's key, with a member of the team or in a place. */
const houseKeySchema = z.strictObject({ id: text, label: text, holder_id: someText, place: someText, since: day });
export type HouseKey = z.infer<typeof houseKeySchema>;

const emergencyContactSchema = z.strictObject({ name: text, relation: someText, phone: someText });
export type EmergencyContact = z.infer<typeof emergencyContactSchema>;

/** The referral code with which a person can claim their record, and the last local day for it. */
const inviteSchema = z.strictObject({ code: text, expires_on: day, at: instant, sent_at: someInstant });
export type Invite = z.infer<typeof inviteSchema>;

/** When and how a person was deactivated. */
const deactivationSchema = z.strictObject({
  at: instant,
  /** The user's id. */
  by: text,
  /** A digest of the request, to tell its repetition from a different one. */
  request_hash: text,
  /** The numbers of visits, by outcome. */
  visits: z.strictObject({ kept: count, moved: count, unassigned: count, cancelled: count }),
});
export type Deactivation = z.infer<typeof deactivationSchema>;

/** Local days, both included. */
const daysOffSchema = z.strictObject({ from: day, to: day, note: someText });

const someAmount = z.optional(amount);
/** Amounts in cents. A missing service has the default. */
export const ownRates = z.strictObject({
  walk25: someAmount,
  visit: someAmount,
  overnight: someAmount,
  other: someAmount,
} satisfies Record<keyof Rates, unknown>);
export type OwnRates = z.infer<typeof ownRates>;

const clientTax = z.union([z.strictObject({ rate: text }), z.strictObject({ exempt: text, certificate: someText })]);

const listOf = ({ role }: { role: Role }): PeopleKind => (role === "client" ? "clients" : "team");

export const userKind = itemKind({
  schema: z.strictObject({
    id: text,
    role: z.enum(roles),
    name: text,
    /** Lower case. Absent: added by the owner, without an account. */
    email: someText,
    /** The address of a person without an account. It is no sign-in, and several people may share it. */
    contact_email: someText,
    /** The username in Cognito, if it is not the id because the record is older than the account. See signInOf. */
    sign_in: someText,
    /** Absent if there is none, or it was used. */
    invite: z.optional(inviteSchema),
    phone: someText,
    /** The phone that was verified at sign-up. An edit of `phone` does not change it. */
    verified_phone: someText,
    address: someText,
    garage_code: someText,
    access: z.optional(accessSchema),
    keys: z.optional(z.array(houseKeySchema)),
    /** The secret of the tag at the door of a client's home. */
    door_tag: someText,
    pets: z.array(petSchema),
    /** The rates that a client pays. */
    custom_rates: z.optional(ownRates),
    /** Their sales tax: their own rate, or the reason for paying none. Absent: the first rate. */
    tax: z.optional(clientTax),
    /** The rates that a walker earns. */
    pay_rates: z.optional(ownRates),
    /** The day on which a walker's W-9 arrived. Taxpayer numbers are never stored. */
    w9_on: z.optional(day),
    /** The days off of a member of the team, by date. */
    days_off: z.optional(z.array(daysOffSchema)),
    /** Their color on the calendar. */
    color: someText,
    preferred_walker_id: someText,
    /** The owner's private notes. */
    notes: someText,
    emergency_contact: z.optional(emergencyContactSchema),
    /** Their latest signature of each kind of agreement. */
    signed: z.optional(signedKinds),
    active: z.boolean(),
    /** This record was merged into another one, and is in no list. */
    merged: z.optional(z.strictObject({ into: text, at: instant })),
    /** The ids of the records merged into this one. They are deleted with its account. */
    merged_from: z.optional(setOf<string>((member) => typeof member === "string")),
    /** Set while the owner has deactivated them. */
    deactivated: z.optional(deactivationSchema),
    /** Their consent to text messages: when, and to which wording. */
    sms_consent: z.optional(z.strictObject({ at: instant, text_version: text })),
    /** Their chosen channels by kind of message. A missing kind has its default. */
    notices: z.optional(noticeChoice),
    /** Their address gets no email since then. A new address removes this. */
    email_stopped: z.optional(z.strictObject({ at: instant, why: z.enum(emailStops) })),
    /** Epoch seconds, as in tokens. Sessions that began before are refused, except kept_session. */
    sessions_valid_from: someInstant,
    /** The session that changed the password or the email, which continues. */
    kept_session: someText,
    /** Sessions that were signed out: '<session id>#<expiry of its last token, in epoch seconds>'. */
    ended_sessions: z.optional(setOf<string>((member) => typeof member === "string")),
    /** Created by a deployment and not used yet: see jobs/first-owner. */
    never_signed_in: someYes,
    last_seen_at: someInstant,
    /** The key that encrypts the data on the person's phone, 32 bytes in base64url. Made at its first use. */
    seal: someText,
    /** The id of the client whose household this person is a member of, and whose visits and invoices they see. */
    household: someText,
    /** The ids of the members of a client's household. Changing them counts as no edit. */
    members: z.optional(setOf<string>((member) => typeof member === "string")),
    /** A digest of the request that made the record, to tell its repetition from a different one. */
    request_hash: someText,
    /** Counts the edits, from 1. */
    version: count,
    created_at: instant,
    /** When the account and the personal data were deleted. */
    deleted_at: someInstant,
  }),
  // Merged records and members of households are in no list of people.
  keysOf: (user) => ({ ...userKey(user.id), ...(isListed(user) && peopleKey(listOf(user), user)) }),
});
export type User = z.infer<typeof userKind.schema>;

/** Tells whether a person is in the list of the team or of the clients. */
export const isListed = ({
  merged,
  household,
}: {
  merged?: object | undefined;
  household?: string | undefined;
}): boolean => !merged && household === undefined;

export const userItem = userKind.itemOf;

/** Reads a user. Ignores the case of the role. */
export const userFrom = (item: Item): User =>
  userKind.read({ ...item, ...(item.role !== undefined && { role: String(item.role).toLowerCase() }) });

/** Maps an address, which is only in its key, to the user who signs in with it. */
export const emailKind = itemKind({
  schema: z.strictObject({ email: text, user_id: text }),
  keysOf: ({ email }) => emailKey(email),
  inKey: ({ pk }) => ({ email: pk.slice("EMAIL#".length) }),
});

/** Reads a user; undefined if there is none. */
export const readUser = (db: Db, id: string): Promise<User | undefined> => readItem(db, userKey(id), userFrom);

/** Finds the user with an email address, in any case. */
export async function userByEmail(db: Db, email: string): Promise<User | undefined> {
  const taken = await readItem(db, emailKey(email), emailKind.read);
  return taken && readUser(db, taken.user_id);
}

/** Reads the team (owner and walkers) or the clients, active or not, by name. */
export async function listPeople(db: Db, kind: PeopleKind): Promise<User[]> {
  const items = await queryAll(db, {
    IndexName: "people",
    KeyConditionExpression: "people_pk = :kind",
    ExpressionAttributeValues: { ":kind": peoplePartition(kind).people_pk },
  });
  return inOrderOfNames(items.map(userFrom));
}

/** Reads users by id. The ids may repeat. */
export async function readUsers(db: Db, ids: Iterable<string>): Promise<Map<string, User>> {
  const items = await batchGet(db, [...new Set(ids)].map(userKey));
  return new Map(items.map(userFrom).map((user) => [user.id, user]));
}

/** Reads a person's username in Cognito. It is their id, unless the record is older than the account. */
export const signInOf = ({ id, sign_in }: Pick<User, "id" | "sign_in">): string => sign_in ?? id;

/** Makes the username of an attempt at claiming a record. No id has a tilde. */
export const claimingSignIn = (recordId: string, attemptId: string): string => `${recordId}~${attemptId}`;

/** Reads the user's id from a username in Cognito. */
export const userIdOf = (username: string): string => username.split("~")[0] ?? username;
