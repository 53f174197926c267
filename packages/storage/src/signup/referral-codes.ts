import { GetCommand, PutCommand } from "@aws-sdk/lib-dynamodb";
import type { LocalDate } from "@petcare/domain";
import type { Db } from "../table/client.ts";
import { conditionally } from "../table/conditionally.ts";
import { referralKey } from "../table/keys.ts";

/** A code that the business gives out to let somebody sign up. */
export interface ReferralCode {
  /** Upper case. */
  code: string;
  role: "walker" | "client";
  uses_limit: number;
  uses: number;
  /** Who signed up with it, in that order; `at` in epoch milliseconds. */
  used_by: { user_id: string; at: number }[];
  /** The last local day on which it can be used. */
  expires_on?: LocalDate | undefined;
  revoked?: true | undefined;
  /** The user whose record it is for: signing up with it makes that record an account. */
  bound_to?: string | undefined;
  /** Epoch milliseconds. */
  created_at: number;
}

/** The write that stores a new code, as part of a transaction, unless there is one of these characters. */
export const putReferralCode = (db: Db, { code, ...rest }: ReferralCode) => ({
  TableName: db.table,
  Item: { ...referralKey(code), ...rest },
  ConditionExpression: "attribute_not_exists(pk)",
});

/** The write that ends a code, as part of a transaction. It ends nothing where there is none. */
export const revokeReferralCode = (db: Db, code: string) => ({
  TableName: db.table,
  Key: referralKey(code),
  UpdateExpression: "SET revoked = :yes",
  ConditionExpression: "attribute_exists(pk)",
  ExpressionAttributeValues: { ":yes": true },
});

/** Stores a new code, unless there is one of these characters. */
export async function storeReferralCode(db: Db, referral: ReferralCode): Promise<"created" | "exists"> {
  const { outcome } = await conditionally(db, () => db.client.send(new PutCommand(putReferralCode(db, referral))));
  return outcome === "written" ? "created" : "exists";
}

/** The code as it is now; undefined if there is none. */
export async function readReferralCode(db: Db, code: string): Promise<ReferralCode | undefined> {
  const { Item } = await db.client.send(
    new GetCommand({ TableName: db.table, Key: referralKey(code), ConsistentRead: true }),
  );
  if (!Item) return undefined;
  const { pk, sk, ...referral } = Item;
  return { code, ...referral } as unknown as ReferralCode;
}

/** Whether somebody with this role can sign up with it on this local day. spendReferralCode has the same as a condition. */
export function canSpend(referral: ReferralCode, role: string, today: LocalDate): boolean {
  return (
    referral.role === role &&
    referral.uses < referral.uses_limit &&
    !referral.revoked &&
    (referral.expires_on === undefined || referral.expires_on >= today)
  );
}

/** The write that spends one use, as part of a transaction, if the code can be spent. */
export function spendReferralCode(
  db: Db,
  { code, role, userId, now, today }: { code: string; role: string; userId: string; now: number; today: LocalDate },
) {
  return {
    Update: {
      TableName: db.table,
      Key: referralKey(code),
      ConditionExpression:
        "#role = :role AND #uses < uses_limit AND attribute_not_exists(revoked) AND " +
        "(attribute_not_exists(expires_on) OR expires_on >= :today)",
      UpdateExpression: "SET #uses = #uses + :one, used_by = list_append(used_by, :use)",
      ExpressionAttributeNames: { "#role": "role", "#uses": "uses" },
      ExpressionAttributeValues: { ":role": role, ":today": today, ":one": 1, ":use": [{ user_id: userId, at: now }] },
    },
  };
}
