import { endOfInvite } from "../access/invites.ts";
import type { Author } from "../history/history-row.ts";
import { householdOf, memberRemoval } from "../people/household.ts";
import { beginPending } from "../people/pending.ts";
import { userUpdate } from "../people/update-user.ts";
import { deletedNames, userHistory } from "../people/user-history.ts";
import { readUser, type User } from "../people/users.ts";
import type { Db } from "../table/client.ts";
import { emailKey } from "../table/keys.ts";
import { subscriptionKey } from "../table/person-keys.ts";
import { changing, transact } from "../table/transact.ts";

/**
 * Deletes an account, or a household's member or a merged record without one, whatever others change meanwhile.
 * Ends the sign-in, frees the email address and removes the personal data. The books keep what they need.
 * Stores that visits, the history and Cognito must follow.
 * 'gone', with nothing written, if there is no account, or it was deleted before.
 *
 * @param known the user as read before
 */
export function deleteUser(db: Db, known: User, by: Author): Promise<"deleted" | "gone"> {
  return changing<User, User, "deleted" | "gone">({
    what: `User ${known.id}`,
    known,
    read: () => readUser(db, known.id),
    decide: (user) => (user && isThere(user) ? { change: user } : { result: "gone" }),
    write: (account) => endAccount(db, account, by),
  });
}

const isThere = ({ email, household, merged, deleted_at }: User) =>
  email !== undefined || ((household !== undefined || merged !== undefined) && deleted_at === undefined);

/** Removes the personal data. */
async function endAccount(db: Db, user: User, by: Author): Promise<"deleted" | "refused"> {
  const { id, role, email } = user;
  const changes = {
    name: deletedNames[role],
    active: false,
    deleted_at: by.at,
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
    door_tag: undefined,
    contact_email: undefined,
    invite: undefined,
    custom_rates: undefined,
    days_off: undefined,
    tax: undefined,
    signed: undefined,
    preferred_walker_id: undefined,
    sms_consent: undefined,
    notices: undefined,
    email_stopped: undefined,
    last_seen_at: undefined,
    seal: undefined,
    kept_session: undefined,
    ended_sessions: undefined,
  };
  const household = user.household === undefined ? undefined : await householdOf(db, user);
  const { outcome } = await transact(db, [
    userUpdate(db, user, changes),
    ...(email === undefined ? [] : [{ Delete: { TableName: db.table, Key: emailKey(email) } }]),
    ...(household ? [memberRemoval(db, household.id, id)] : []),
    ...(await endOfInvite(db, user, by)),
    { Delete: { TableName: db.table, Key: subscriptionKey(id) } },
    beginPending(db, "deletions", { id, user_id: id, at: by.at }),
    userHistory(db, user, { ...user, ...changes, version: user.version + 1 }, by),
  ]);
  return outcome === "written" ? "deleted" : "refused";
}
