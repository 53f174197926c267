import { beginPending } from "../operations/pending.ts";
import type { Db } from "../table/client.ts";
import { editExpression } from "../table/edit-expression.ts";
import { emailKey, peopleSortKey, userKey } from "../table/keys.ts";
import { transact } from "../table/transact.ts";
import type { User } from "./users.ts";

const names = { admin: "Deleted owner", walker: "Deleted walker", client: "Deleted client" };

/**
 * Ends an account for good: nobody can sign in any more, the email address is free and the personal data is gone. What
 * stays is what the books need. Says that visits and Cognito are to follow; 'conflict': the user is not as given.
 *
 * @param now epoch milliseconds
 */
export async function deleteUser(
  db: Db,
  { id, role, email }: User & { email: string },
  now: number,
): Promise<"deleted" | "conflict"> {
  const name = names[role];
  const refused = await transact(db, [
    {
      Update: {
        TableName: db.table,
        Key: userKey(id),
        ConditionExpression: "#email = :email AND attribute_not_exists(#deleted_at)",
        ...editExpression(
          {
            name,
            ...peopleSortKey({ id, name }),
            active: false,
            deleted_at: now,
            pets: [],
            email: undefined,
            phone: undefined,
            address: undefined,
            garage_code: undefined,
            notes: undefined,
            emergency_contact: undefined,
            custom_rates: undefined,
            preferred_walker_id: undefined,
            sms_consent: undefined,
            last_seen_at: undefined,
            kept_session: undefined,
            ended_sessions: undefined,
          },
          { values: { ":email": email } },
        ),
      },
    },
    { Delete: { TableName: db.table, Key: emailKey(email) } },
    beginPending(db, "deletions", { id, user_id: id, at: now }),
  ]);
  return refused ? "conflict" : "deleted";
}
