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

/** The signatures of two records that become one: of each kind the later version, and that of the kept one before the other. */
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

/** The access to a home, beside the garage code. */
const accessSchema = z.strictObject({ lockbox: someText, alarm: someText, parking: someText });
export type Access = z.infer<typeof accessSchema>;

/** A copy of a client's key. It is with somebody of the team, or else in a place. */
const houseKeySchema = z.strictObject({ id: text, label: text, holder_id: someText, place: someText, since: day });
export type HouseKey = z.infer<typeof houseKeySchema>;

const emergencyContactSchema = z.strictObject({ name: text, relation: someText, phone: someText });
export type EmergencyContact = z.infer<typeof emergencyContactSchema>;

/** The referral code with which somebody can claim their record, and the last local day on which they can. */
const inviteSchema = z.strictObject({ code: text, expires_on: day, at: instant, sent_at: someInstant });
export type Invite = z.infer<typeof inviteSchema>;

/** When and how somebody was deactivated. */
const deactivationSchema = z.strictObject({
  at: instant,
  /** The user's id. */
  by: text,
  /** A digest of the request, to tell its repetition from another one. */
  request_hash: text,
  /** The numbers of visits, by what became of them. */
  visits: z.strictObject({ kept: count, moved: count, unassigned: count, cancelled: count }),
});
export type Deactivation = z.infer<typeof deactivationSchema>;

/** Local days, both included. */
const daysOffSchema = z.strictObject({ from: day, to: day, note: someText });

const someAmount = z.optional(amount);
/** Amounts in cents. A service that is not named has the default. */
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
    /** The address of somebody without an account. Nobody signs in with it, and several may have the same. */
    contact_email: someText,
    /** The account's username in Cognito, where it is not the id: the record was there before. See signInOf. */
    sign_in: someText,
    /** Absent if there is none, and once it was used. */
    invite: z.optional(inviteSchema),
    phone: someText,
    /** The phone that was verified at signing up. An edit of `phone` leaves it. */
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
    /** Their sales tax: a rate of their own, or the reason why they pay none. Absent: the first rate. */
    tax: z.optional(clientTax),
    /** The rates that a walker earns. */
    pay_rates: z.optional(ownRates),
    /** The day on which a walker's form W-9 came. A taxpayer's number is kept nowhere. */
    w9_on: z.optional(day),
    /** The days on which somebody of the team does not work, the first ones first. */
    days_off: z.optional(z.array(daysOffSchema)),
    /** On the calendar. */
    color: someText,
    preferred_walker_id: someText,
    /** The owner's own. Nobody else reads them. */
    notes: someText,
    emergency_contact: z.optional(emergencyContactSchema),
    /** Their latest signature of each kind of agreement. */
    signed: z.optional(signedKinds),
    active: z.boolean(),
    /** This record was merged into another of the same person, and is in no list. */
    merged: z.optional(z.strictObject({ into: text, at: instant })),
    /** The ids of the records that were merged into this one. They go with its account. */
    merged_from: z.optional(setOf<string>((member) => typeof member === "string")),
    /** Set while the owner has deactivated them. */
    deactivated: z.optional(deactivationSchema),
    /** Their consent before the first text message: to which text, and when. */
    sms_consent: z.optional(z.strictObject({ at: instant, text_version: text })),
    /** The channels that they have chosen, by kinds of messages. A kind that is absent has its default. */
    notices: z.optional(noticeChoice),
    /** Nobody writes to their address any more since then. A new address removes it. */
    email_stopped: z.optional(z.strictObject({ at: instant, why: z.enum(emailStops) })),
    /** Epoch seconds, as in tokens. Sessions that began before are refused, except kept_session. */
    sessions_valid_from: someInstant,
    /** The session that changed the password or the email. It goes on. */
    kept_session: someText,
    /** Sessions that were signed out: '<session id>#<when its last token is past, in epoch seconds>'. */
    ended_sessions: z.optional(setOf<string>((member) => typeof member === "string")),
    /** Made by a deployment, and by nobody yet: see the first owner's job. */
    never_signed_in: someYes,
    last_seen_at: someInstant,
    /** The key of what the person's phone keeps, 32 bytes in base64url. Made at its first use. */
    seal: someText,
    /** The id of the client whose household this person is a member of. Their visits and invoices are the client's. */
    household: someText,
    /** The ids of the members of a client's household. They count no edit. */
    members: z.optional(setOf<string>((member) => typeof member === "string")),
    /** A digest of the request that made the record, to tell its retry from another one. */
    request_hash: someText,
    /** Counts the edits, from 1. */
    version: count,
    created_at: instant,
    /** The account and the personal data are gone for good. */
    deleted_at: someInstant,
  }),
  // A record that was merged into another, and a member of a household, are in no list of people.
  keysOf: (user) => ({ ...userKey(user.id), ...(isListed(user) && peopleKey(listOf(user), user)) }),
});
export type User = z.infer<typeof userKind.schema>;

/** Tells whether somebody is in the list of the team or of the clients. */
export const isListed = ({
  merged,
  household,
}: {
  merged?: object | undefined;
  household?: string | undefined;
}): boolean => !merged && household === undefined;

export const userItem = userKind.itemOf;

/** A role counts in any case of letters. */
export const userFrom = (item: Item): User =>
  userKind.read({ ...item, ...(item.role !== undefined && { role: String(item.role).toLowerCase() }) });

/** Maps an address, which is in its key alone, to the user who signs in with it. */
export const emailKind = itemKind({
  schema: z.strictObject({ email: text, user_id: text }),
  keysOf: ({ email }) => emailKey(email),
  inKey: ({ pk }) => ({ email: pk.slice("EMAIL#".length) }),
});

/** The user as they are now; undefined if there is none. */
export const readUser = (db: Db, id: string): Promise<User | undefined> => readItem(db, userKey(id), userFrom);

/** The user who has an email address, in any case of letters. */
export async function userByEmail(db: Db, email: string): Promise<User | undefined> {
  const taken = await readItem(db, emailKey(email), emailKind.read);
  return taken && readUser(db, taken.user_id);
}

/** The team (owner and walkers) or the clients, active or not, by name. */
export async function listPeople(db: Db, kind: PeopleKind): Promise<User[]> {
  const items = await queryAll(db, {
    IndexName: "people",
    KeyConditionExpression: "people_pk = :kind",
    ExpressionAttributeValues: { ":kind": peoplePartition(kind).people_pk },
  });
  return inOrderOfNames(items.map(userFrom));
}

/** The users among the ids, by id; the ids may repeat. */
export async function readUsers(db: Db, ids: Iterable<string>): Promise<Map<string, User>> {
  const items = await batchGet(db, [...new Set(ids)].map(userKey));
  return new Map(items.map(userFrom).map((user) => [user.id, user]));
}

/** The username in Cognito of somebody's account. It is their id, unless the record was there before the account. */
export const signInOf = ({ id, sign_in }: Pick<User, "id" | "sign_in">): string => sign_in ?? id;

/** The username of one try at claiming a record. No id has a tilde in it. */
export const claimingSignIn = (recordId: string, attemptId: string): string => `${recordId}~${attemptId}`;

/** The id of the user whose username in Cognito this is, or would be. */
export const userIdOf = (username: string): string => username.split("~")[0] ?? username;
