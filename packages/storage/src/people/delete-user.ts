import { beginPending } from "../operations/pending.ts";
import { changing } from "../table/changing.ts";
import type { Db } from "../table/client.ts";
import { editExpression } from "../table/edit-expression.ts";
import { emailKey, peopleSortKey, userKey } from "../table/keys.ts";
import { transact } from "../table/transact.ts";
import { readUser, type User } from "./users.ts";

const names = { admin: "Deleted owner", walker: "Deleted walker", client: "Deleted client" };

type Account = User & { email: string };

/**
 * Ends an account for good, whatever others change meanwhile. Nobody can sign in any more, the email address is free and
 * the personal data is gone. What the books need stays. It notes that visits and Cognito are to follow. 'gone', with
 * nothing written: there is no account, or it has ended before.
 *
 * @param known the user as read before
 * @param now epoch milliseconds
 */
export function deleteUser(db: Db, known: User, now: number): Promise<"deleted" | "gone"> {
  return changing<User, Account, "deleted" | "gone">({
    what: `User ${known.id}`,
    known,
    read: () => readUser(db, known.id),
    decide: (user) => (user?.email ? { change: { ...user, email: user.email } } : { result: "gone" }),
    write: (account) => endAccount(db, account, now),
  });
}

/** Removes everything that is personal. */
async function endAccount(db: Db, { id, role, email }: Account, now: number): Promise<"deleted" | "refused"> {
  const name = names[role];
  const { outcome } = await transact(db, [
    {
      Update: {
        TableName: db.table,
        Key: userKey(id),
        ...editExpression(
          {
            name,
            ...peopleSortKey({ id, name }),
            active: false,
            deleted_at: now,
            pets: [],
            email: undefined,
            phone: undefined,
            verified_phone: undefined,
            address: undefined,
            garage_code: undefined,
            notes: undefined,
            emergency_contact: undefined,
            access: undefined,
            keys: undefined,
            contact_email: undefined,
            custom_rates: undefined,
            preferred_walker_id: undefined,
            sms_consent: undefined,
            last_seen_at: undefined,
            kept_session: undefined,
            ended_sessions: undefined,
          },
          { email, deleted_at: undefined },
        ),
      },
    },
    { Delete: { TableName: db.table, Key: emailKey(email) } },
    beginPending(db, "deletions", { id, user_id: id, at: now }),
  ]);
  return outcome === "written" ? "deleted" : "refused";
}
