import { participants, roles } from "@petcare/domain";
import type { Access, Deactivation, EmergencyContact, HouseKey, Invite, OwnRates, Pet, User } from "@petcare/storage";
import { codeFrom, codeItem, type Item, pricingKey, userFrom, userItem, userKey } from "@petcare/storage/items";
import * as z from "zod/mini";
import {
  amount,
  count,
  day,
  instant,
  recordOf,
  someDay,
  someInstant,
  someText,
  someYes,
  text,
  texts,
} from "./fields.ts";
import { kindOf } from "./kind.ts";

/** What only this installation's accounts need. Sign-ins are kept by Cognito, which gives no password away. */
const ofSignIns = [
  "email",
  "sign_in",
  "sessions_valid_from",
  "kept_session",
  "ended_sessions",
  "never_signed_in",
  "last_seen_at",
] as const satisfies readonly (keyof User)[];

/** A person without an account: they are invited again. */
type Person = Omit<User, (typeof ofSignIns)[number]>;

/** A user's item as that of such a person. They are still written to at their address. */
function told(item: Item): Item {
  const { email } = item;
  const rest = Object.fromEntries(Object.entries(item).filter(([name]) => !ofSignIns.some((one) => one === name)));
  return { ...(email !== undefined && { contact_email: email }), ...rest };
}

const some = <Value>(schema: z.ZodMiniType<Value>) => z.optional(schema);

const ownRates = {
  walk25: some(amount),
  visit: some(amount),
  overnight: some(amount),
  other: some(amount),
};
const rates = some(recordOf<OwnRates>(ownRates));

const pet = recordOf<Pet>({
  name: text,
  kind: someText,
  feeding: someText,
  medication: someText,
  vet: someText,
  flags: some(texts),
  notes: someText,
});

const houseKey = recordOf<HouseKey>({ id: text, label: text, holder_id: someText, place: someText, since: day });

const deactivation = recordOf<Deactivation>({
  at: instant,
  by: text,
  request_hash: text,
  visits: z.strictObject({ kept: count, moved: count, unassigned: count, cancelled: count }),
});

const person = recordOf<Person>({
  id: text,
  role: z.enum(roles),
  name: text,
  contact_email: someText,
  invite: some(recordOf<Invite>({ code: text, expires_on: day, at: instant, sent_at: someInstant })),
  phone: someText,
  verified_phone: someText,
  address: someText,
  garage_code: someText,
  access: some(recordOf<Access>({ lockbox: someText, alarm: someText, parking: someText })),
  keys: some(z.array(houseKey)),
  pets: z.array(pet),
  custom_rates: rates,
  pay_rates: rates,
  color: someText,
  preferred_walker_id: someText,
  notes: someText,
  emergency_contact: some(recordOf<EmergencyContact>({ name: text, relation: someText, phone: someText })),
  active: z.boolean(),
  merged: some(z.strictObject({ into: text, at: instant })),
  deactivated: some(deactivation),
  sms_consent: some(z.strictObject({ at: instant, text_version: text })),
  request_hash: someText,
  version: count,
  created_at: instant,
  deleted_at: someInstant,
});

export const people = kindOf<Person>({
  name: "people",
  keys: [["USER#*", "USER"]],
  schema: person,
  told,
  recordOf: userFrom,
  // Whoever was merged into another record is in no list of people.
  itemOf: (record) => (record.merged ? { ...userKey(record.id), ...record } : userItem(record)),
});

export const referralCodes = kindOf({
  name: "referral-codes",
  keys: [["REFERRAL#*", "REFERRAL"]],
  schema: recordOf<ReturnType<typeof codeFrom>>({
    code: text,
    role: z.enum(participants),
    uses_limit: count,
    uses: count,
    used_by: z.array(z.strictObject({ user_id: text, at: instant })),
    expires_on: someDay,
    revoked: someYes,
    note: someText,
    bound_to: someText,
    version: count,
    created_at: instant,
  }),
  recordOf: codeFrom,
  itemOf: codeItem,
});

export const prices = kindOf({
  name: "prices",
  keys: [["SETTINGS", "PRICING"]],
  schema: recordOf<OwnRates & { version: number }>({ ...ownRates, version: count }),
  recordOf: ({ pk, sk, ...pricing }: Item) => pricing as OwnRates & { version: number },
  itemOf: (pricing) => ({ ...pricingKey, ...pricing }),
});
