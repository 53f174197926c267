import {
  type AgreementKind,
  type NoticeChoice,
  type NoticeDefault,
  noticeChannels,
  noticeKinds,
  roles,
} from "@petcare/domain";
import * as z from "zod/mini";
import { byName } from "./item-kind.ts";
import { userKey } from "./keys.ts";

// A person's own: what stands beside their record, miles, and requests. keys.ts lists the questions.

export const subscriptionKey = (userId: string) => ({ pk: userKey(userId).pk, sk: "SUBSCRIPTION" });

/** @param hash SHA-256 of the browser's address at its push service, hexadecimal */
export const browserKey = (userId: string, hash: string) => ({ pk: userKey(userId).pk, sk: `PUSH#${hash}` });

/** The keys by which push services know this installation. */
export const pushKeysKey = { pk: "PUSH_KEYS", sk: "PUSH_KEYS" };

/** The miles of somebody's local day. */
export const milesKey = (userId: string, date: string) => ({ pk: `MILES#${userId}`, sk: date });

const asked = "ASKED";

/** A request of a client's. REQUEST# was taken: it finds the entry that a request of the web made. */
export const clientRequestKey = (id: string) => ({ pk: `${asked}#${id}`, sk: asked });

/** @param place the beginning of those from an instant on, ISO 8601, or nothing for all */
export const clientRequestAgenda = (place: string) => ({ agenda_sk: `${asked}#${place}` });

/** An open request among all. @param place the day by which an answer is wanted, and the id */
export const openRequestKey = (place: string) => ({ people_pk: asked, people_sk: place });

// Keys of codes, proofs and counts of attempts. What is asked of them is in the table of keys.ts.

export const phoneCodeKey = (phone: string) => ({ pk: `PHONE#${phone}`, sk: "CODE" });

/** @param hash SHA-256 of the proof, hexadecimal */
export const proofKey = (hash: string) => ({ pk: `PROOF#${hash}`, sk: "PROOF" });

/** @param subject a digest of whoever the limit is about */
export const throttleKey = (limit: string, subject: string) => ({ pk: `THROTTLE#${limit}#${subject}`, sk: "THROTTLE" });

// The keys of agreements and signatures. keys.ts lists the questions.

export const agreementsKey = { pk: "AGREEMENTS", sk: "AGREEMENTS" };

/** @param version from 1 */
export const agreementTextKey = (kind: AgreementKind, version: number) => ({
  pk: `AGREEMENT#${kind}`,
  sk: String(version).padStart(4, "0"),
});

/** @param place the id of the signature, or nothing for all of a client's */
export const signatureKey = (clientId: string, place: string) => ({ pk: userKey(clientId).pk, sk: `SIGNED#${place}` });

/** Work that may be begun and not finished, each kind in a partition of its own. */
export const pendingKinds = ["signups", "emails", "deletions", "activations", "resets", "merges"] as const;
export type PendingKind = (typeof pendingKinds)[number];

export const pendingPartition = (kind: PendingKind) => ({ pk: `PENDING_${kind.toUpperCase()}` });

/** @param id the user's id; for a signup, its attempt's (signupAttemptId) */
export const pendingKey = (kind: PendingKind, id: string) => ({ ...pendingPartition(kind), sk: id });

/** A hard day, among all that are kept. They are few, and the nightly job goes on with the unfinished ones. */
export const hardDayKey = (id: string) => ({ pk: "HARD_DAYS", sk: id });

/** An attempt's place among those of the same proof. */
export const signupAttemptId = ({ proof, userId }: { proof: string; userId: string }) => `${proof}#${userId}`;

/** The one item of the job that tells people. */
export const messengerKey = { pk: "MESSENGER", sk: "MESSENGER" };

/** The key of what waits for one person. */
export const outboxKey = (person: string) => ({ pk: "OUTBOX", sk: person });

/** The key of what one person was told of a thing last. */
export const lastSentKey = (person: string, thing: string) => ({ pk: `LAST_SENT#${person}`, sk: thing });

/** The key of the word in one person's links that end emails: beside what they were told. */
export const stopKey = (person: string) => lastSentKey(person, "STOP");

/** @param at epoch milliseconds @param n counts the messages to a person of one instant, from 0 */
export const sentKey = (person: string, at: number, n: number) => ({
  pk: `SENT#${person}`,
  sk: `${new Date(at).toISOString()}#${n}`,
});

/** The messages of all people, by instant. @param month 'yyyy-mm', in UTC */
export const sentPartition = (month: string) => ({ history_pk: `SENT#${month}` });

/** Channels by kinds of messages. */
export const noticeChoice: z.ZodMiniType<NoticeChoice> = byName(
  (name) => noticeKinds.some((kind) => kind === name),
  z.array(z.enum(noticeChannels)),
);

/** The owner's channels of a kind, for a role. */
export const noticeDefault: z.ZodMiniType<NoticeDefault> = z.strictObject({
  role: z.enum(roles),
  kind: z.enum(noticeKinds),
  channels: z.array(z.enum(noticeChannels)),
});
