import { QueryCommand } from "@aws-sdk/lib-dynamodb";
import { type LocalDate, participants } from "@petcare/domain";
import * as z from "zod/mini";
import { changesBetween } from "../history/changes.ts";
import { type Author, historyWrite } from "../history/history-row.ts";
import type { Db } from "../table/client.ts";
import { count, day, instant, itemKind, someText, someYes, text } from "../table/item-kind.ts";
import { codeListKey, codesPartition, referralKey } from "../table/keys.ts";
import { readItem } from "../table/query.ts";
import { changing, putNew, transact, type Writes } from "../table/transact.ts";

/** A code with which a person can sign up. */
export const codeKind = itemKind({
  schema: z.strictObject({
    /** Upper case. */
    code: text,
    role: z.enum(participants),
    uses_limit: count,
    uses: count,
    /** The users who signed up with it, in that order. */
    used_by: z.array(z.strictObject({ user_id: text, at: instant })),
    /** The last local day on which it can be used. */
    expires_on: z.optional(day),
    revoked: someYes,
    /** The owner's note, such as whom it is for. */
    note: someText,
    /** The user whose record it claims: signing up with it turns that record into an account. */
    bound_to: someText,
    /** Counts the changes, from 1. Each use is one. */
    version: count,
    created_at: instant,
  }),
  keysOf: (referral) => ({ ...referralKey(referral.code), ...codeListKey(referral) }),
  inKey: ({ pk }) => ({ code: pk.slice("REFERRAL#".length) }),
});
export type ReferralCode = z.infer<typeof codeKind.schema>;

/**
 * Stores a new code, unless it exists already.
 *
 * @param also further writes of the transaction
 * @throws AlsoRefusedError if the condition of one of those failed
 */
export async function storeReferralCode(
  db: Db,
  referral: ReferralCode,
  by: Author,
  also: Writes = [],
): Promise<"created" | "exists"> {
  const written = await transact(db, newCode(db, referral, by), also);
  return written.outcome === "written" ? "created" : "exists";
}

/** Makes the writes that store a new code, unless it exists already. */
export const newCode = (db: Db, referral: ReferralCode, by: Author): Writes => [
  putNew(db, codeKind.itemOf(referral)),
  codeHistory(db, {}, referral, by),
];

/** Fields that the history leaves out. The user of a code is in the row of its use. */
const ignored = new Set(["code", "version", "created_at", "used_by"]);

/** Makes the history row of a code's change. */
function codeHistory(db: Db, before: Partial<ReferralCode>, after: ReferralCode, by: Author) {
  const changes = changesBetween({ ...before }, { ...after }, ignored);
  const { code, version } = after;
  return historyWrite(db, { entity: "code", entity_id: code, name: code, version, changes }, by);
}

/** Reads a code; undefined if there is none. */
export const readReferralCode = (db: Db, code: string): Promise<ReferralCode | undefined> =>
  readItem(db, referralKey(code), codeKind.read);

/** Reads a page of all codes, the latest first. @param cursor of the previous page */
export async function listReferralCodes(
  db: Db,
  { limit, cursor }: { limit: number; cursor?: string | undefined },
): Promise<{ codes: ReferralCode[]; cursor: string | undefined }> {
  const { Items = [], LastEvaluatedKey } = await db.client.send(
    new QueryCommand({
      TableName: db.table,
      IndexName: "people",
      KeyConditionExpression: "people_pk = :codes AND people_sk < :before",
      ExpressionAttributeValues: { ":codes": codesPartition, ":before": cursor || "~" },
      ScanIndexForward: false,
      Limit: limit,
    }),
  );
  const last = Items.at(-1)?.people_sk;
  return { codes: Items.map(codeKind.read), cursor: LastEvaluatedKey && last };
}

/** Revokes a code permanently. 'missing' if there is none. */
export function revokeCode(db: Db, code: string, by: Author): Promise<"revoked" | "missing"> {
  return changing<ReferralCode, ReferralCode, "revoked" | "missing">({
    what: "A referral code",
    read: () => readReferralCode(db, code),
    decide: (referral) => {
      if (!referral) return { result: "missing" };
      return referral.revoked ? { result: "revoked" } : { change: referral };
    },
    write: async (referral) => {
      const { outcome } = await transact(db, endOfCode(db, referral, by));
      return outcome === "refused" ? outcome : "revoked";
    },
  });
}

/** Makes the writes that revoke a code, if it has not changed since it was read. */
export const endOfCode = (db: Db, referral: ReferralCode, by: Author): Writes => [
  {
    Update: {
      TableName: db.table,
      Key: referralKey(referral.code),
      ConditionExpression: "version = :version",
      UpdateExpression: "SET revoked = :yes, version = version + :one",
      ExpressionAttributeValues: { ":version": referral.version, ":yes": true, ":one": 1 },
    },
  },
  codeHistory(db, referral, { ...referral, revoked: true, version: referral.version + 1 }, by),
];

/** Tells whether a person with this role can sign up with it on this local day. */
export function canSpend(referral: ReferralCode, role: string, today: LocalDate): boolean {
  return (
    referral.role === role &&
    referral.uses < referral.uses_limit &&
    !referral.revoked &&
    (referral.expires_on === undefined || referral.expires_on >= today)
  );
}

/** Makes the write that uses a code once, if it has not changed since it was read. */
export const spendReferralCode = (db: Db, { code, version }: ReferralCode, use: ReferralCode["used_by"][number]) => ({
  Update: {
    TableName: db.table,
    Key: referralKey(code),
    ConditionExpression: "version = :version",
    UpdateExpression: "SET #uses = #uses + :one, used_by = list_append(used_by, :use), version = version + :one",
    ExpressionAttributeNames: { "#uses": "uses" },
    ExpressionAttributeValues: { ":version": version, ":one": 1, ":use": [use] },
  },
});

/** Makes the history row of a code's use. Its author is the code's user. */
export const useHistory = (db: Db, referral: ReferralCode, by: Author) =>
  codeHistory(db, referral, { ...referral, uses: referral.uses + 1, version: referral.version + 1 }, by);
