import { PutCommand } from "@aws-sdk/lib-dynamodb";
import type { LocalDate, Participant } from "@petcare/domain";
import type { Author } from "../history/history-row.ts";
import { beginPending, type Pending, pendingFrom } from "../people/pending.ts";
import { userUpdate } from "../people/update-user.ts";
import { userHistory } from "../people/user-history.ts";
import { emailKind, type User, userItem } from "../people/users.ts";
import type { Db } from "../table/client.ts";
import { referralKey } from "../table/keys.ts";
import { pendingKey, pendingPartition, signupAttemptId } from "../table/person-keys.ts";
import { readPartition, retrying } from "../table/query.ts";
import { changing, hasFailed, putNew, transact, updateItem } from "../table/transact.ts";
import { usePhoneProof } from "./phone-proofs.ts";
import { canSpend, type ReferralCode, readReferralCode, spendReferralCode, useHistory } from "./referral-codes.ts";

/**
 * An attempt at creating an account, with a user id of its own. It is stored before its Cognito user is created, so that none
 * is ever left over. It can become a user only while it exists and is not abandoned.
 */
export type SignupAttempt = Pending;

/** @param attempt.proof SHA-256 of the phone's proof */
export async function beginSignup(
  db: Db,
  { proof, userId, now }: { proof: string; userId: string; now: number },
): Promise<SignupAttempt> {
  const id = signupAttemptId({ proof, userId });
  const attempt = { id, user_id: userId, at: now };
  const put = new PutCommand(beginPending(db, "signups", attempt).Put);
  await retrying(db, () => db.client.send(put));
  return attempt;
}

/** Reads a proof's attempts that did not become a user. */
export const signupAttempts = (db: Db, proof: string): Promise<SignupAttempt[]> =>
  readPartition(db, pendingPartition("signups").pk, pendingFrom, signupAttemptId({ proof, userId: "" }));

/** Prevents an attempt from becoming a user. 'gone' if it has become one, or was finished otherwise. */
export async function abandonSignup(db: Db, { id }: SignupAttempt): Promise<"abandoned" | "gone"> {
  const { outcome } = await updateItem(db, {
    Key: pendingKey("signups", id),
    ConditionExpression: "attribute_exists(pk)",
    UpdateExpression: "SET abandoned = :yes",
    ExpressionAttributeValues: { ":yes": true },
  });
  return outcome === "written" ? "abandoned" : "gone";
}

export interface Signup {
  /** The record that becomes the account, as it was read; `user` is the changed one. Absent: the user is new. */
  claims?: User | undefined;
  user: User & { role: Participant; email: string; phone: string };
  attempt: SignupAttempt;
  /** SHA-256. */
  proof: string;
  /** Until when a repeated request finds the user by its proof, in epoch seconds. */
  proofKeptUntil: number;
  referralCode: string;
  today: LocalDate;
  by: Author;
}

/** The outcome. Of several obstacles it names the first in this order. */
export type SignupOutcome =
  | "created"
  | "email-taken"
  | "referral-refused"
  | "proof-refused"
  | "record-changed"
  | "abandoned";

/** Creates the user or claims a record, takes the email, spends the code, uses up the proof and ends the attempt: all or nothing. */
export function storeSignup(db: Db, signup: Signup): Promise<SignupOutcome> {
  const { user, referralCode, today } = signup;
  return changing<ReferralCode, ReferralCode | undefined, SignupOutcome>({
    what: `Referral code ${referralCode}`,
    read: () => readReferralCode(db, referralCode),
    decide: (referral) => ({ change: referral && canSpend(referral, user.role, today) ? referral : undefined }),
    write: (referral) => writeSignup(db, signup, referral),
  });
}

/** @param referral the code as it was read; undefined if it cannot be spent, which a taken email takes precedence over */
async function writeSignup(
  db: Db,
  { claims, user, attempt, proof, proofKeptUntil, referralCode, by }: Signup,
  referral: ReferralCode | undefined,
): Promise<SignupOutcome | "refused"> {
  const { id: userId, email, phone } = user;
  const now = by.at;
  const written = await transact(db, [
    putNew(db, emailKind.itemOf({ email, user_id: userId })),
    referral ? spendReferralCode(db, referral, { user_id: userId, at: now }) : refusal(db, referralKey(referralCode)),
    usePhoneProof(db, { hash: proof, phone, userId, now, keptUntil: proofKeptUntil }),
    {
      Delete: {
        TableName: db.table,
        Key: pendingKey("signups", attempt.id),
        ConditionExpression: "attribute_exists(pk) AND attribute_not_exists(abandoned)",
      },
    },
    claims ? userUpdate(db, claims, changedIn(claims, user)) : putNew(db, userItem(user)),
    userHistory(db, claims ?? {}, user, by),
    ...(referral ? [useHistory(db, referral, by)] : []),
  ]);
  if (written.outcome === "written") return "created";
  const [takenEmail, refusedCode, refusedProof, refusedAttempt, refusedRecord] = written.reasons;
  if (hasFailed(takenEmail)) return "email-taken";
  if (hasFailed(refusedCode)) return referral ? "refused" : "referral-refused";
  if (hasFailed(refusedProof)) return "proof-refused";
  return claims && hasFailed(refusedRecord) && !hasFailed(refusedAttempt) ? "record-changed" : "abandoned";
}

/** Picks the attributes in which a user differs from their record; undefined values are removed ones. */
function changedIn(record: User, user: User): Partial<Omit<User, "id" | "version">> {
  const { id, version, ...was } = record;
  const { id: _id, version: _version, ...is } = user;
  const names = [...Object.keys(was), ...Object.keys(is)] as (keyof typeof is)[];
  return Object.fromEntries(names.filter((name) => was[name] !== is[name]).map((name) => [name, is[name]]));
}

/** Makes a write that is always refused. */
const refusal = (db: Db, Key: ReturnType<typeof referralKey>) => ({
  ConditionCheck: {
    TableName: db.table,
    Key,
    ConditionExpression: "attribute_exists(pk) AND attribute_not_exists(pk)",
  },
});
