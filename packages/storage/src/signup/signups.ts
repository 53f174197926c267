import { PutCommand, UpdateCommand } from "@aws-sdk/lib-dynamodb";
import type { LocalDate } from "@petcare/domain";
import type { Author } from "../history/author.ts";
import { type Pending, pendingFrom } from "../operations/pending.ts";
import { userHistory } from "../people/user-history.ts";
import { type User, userItem } from "../people/users.ts";
import type { Db } from "../table/client.ts";
import { conditionally } from "../table/conditionally.ts";
import { emailKey, pendingKey, pendingPartition, signupAttemptId } from "../table/keys.ts";
import { queryAll } from "../table/query.ts";
import { retrying } from "../table/retrying.ts";
import { hasFailed, transact } from "../table/transact.ts";
import { usePhoneProof } from "./phone-proofs.ts";
import { spendReferralCode } from "./referral-codes.ts";

/**
 * One try at making an account, with a user id of its own. It is stored before its Cognito user is made, so that none of
 * those is ever left over. Only while it is there and not abandoned can it become a user.
 */
export type SignupAttempt = Pending & { abandoned?: true | undefined };

/** @param attempt.proof SHA-256 of the phone's proof */
export async function beginSignup(
  db: Db,
  { proof, userId, now }: { proof: string; userId: string; now: number },
): Promise<SignupAttempt> {
  const id = signupAttemptId({ proof, userId });
  const attempt = { user_id: userId, at: now };
  const put = new PutCommand({ TableName: db.table, Item: { ...pendingKey("signups", id), ...attempt } });
  await retrying(db, () => db.client.send(put));
  return { id, ...attempt };
}

/** The attempts with one proof that did not become a user. */
export async function signupAttempts(db: Db, proof: string): Promise<SignupAttempt[]> {
  const items = await queryAll(db, {
    KeyConditionExpression: "pk = :pk AND begins_with(sk, :proof)",
    ExpressionAttributeValues: {
      ":pk": pendingPartition("signups").pk,
      ":proof": signupAttemptId({ proof, userId: "" }),
    },
    ConsistentRead: true,
  });
  return items.map(pendingFrom);
}

/** Makes sure that an attempt never becomes a user. 'gone': it has become one, or was finished in another way. */
export async function abandonSignup(db: Db, { id }: SignupAttempt): Promise<"abandoned" | "gone"> {
  const { outcome } = await conditionally(db, () =>
    db.client.send(
      new UpdateCommand({
        TableName: db.table,
        Key: pendingKey("signups", id),
        ConditionExpression: "attribute_exists(pk)",
        UpdateExpression: "SET abandoned = :yes",
        ExpressionAttributeValues: { ":yes": true },
      }),
    ),
  );
  return outcome === "written" ? "abandoned" : "gone";
}

export interface Signup {
  user: User & { role: "walker" | "client"; email: string; phone: string };
  attempt: SignupAttempt;
  /** SHA-256. */
  proof: string;
  /** Until when a repeated request finds the user by its proof, in epoch seconds. */
  proofKeptUntil: number;
  referralCode: string;
  today: LocalDate;
  by: Author;
}

/** What stands in the way. Where several things do, the first of these in this order. */
export type SignupOutcome = "created" | "email-taken" | "referral-refused" | "proof-refused" | "abandoned";

/** Makes the user, takes the email, spends the referral code, uses the proof up and ends the attempt: all or nothing. */
export async function storeSignup(db: Db, signup: Signup): Promise<SignupOutcome> {
  const { user, attempt, proof, proofKeptUntil, referralCode, today, by } = signup;
  const { id: userId, created_at: now, role, email, phone } = user;
  const isNew = { TableName: db.table, ConditionExpression: "attribute_not_exists(pk)" };
  const written = await transact(db, [
    { Put: { ...isNew, Item: { ...emailKey(email), user_id: userId } } },
    spendReferralCode(db, { code: referralCode, role, userId, now, today }),
    usePhoneProof(db, { hash: proof, phone, userId, now, keptUntil: proofKeptUntil }),
    {
      Delete: {
        TableName: db.table,
        Key: pendingKey("signups", attempt.id),
        ConditionExpression: "attribute_exists(pk) AND attribute_not_exists(abandoned)",
      },
    },
    { Put: { ...isNew, Item: userItem(user) } },
    userHistory(db, {}, user, by),
  ]);
  if (written.outcome === "written") return "created";
  const [takenEmail, refusedCode, refusedProof] = written.reasons;
  if (hasFailed(takenEmail)) return "email-taken";
  if (hasFailed(refusedCode)) return "referral-refused";
  return hasFailed(refusedProof) ? "proof-refused" : "abandoned";
}
