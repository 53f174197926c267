import type { Participant } from "@petcare/domain";
import type { Author } from "../history/history-row.ts";
import { userUpdate } from "../people/update-user.ts";
import { userHistory } from "../people/user-history.ts";
import { type Invite, readUser, type User } from "../people/users.ts";
import type { Db } from "../table/client.ts";
import { changing, transact, type Writes } from "../table/transact.ts";
import { endOfCode, newCode, readReferralCode } from "./referral-codes.ts";

type Invitable = User & { role: Participant };

/** Tells whether a person can be invited: the owner has added them, and they have no account yet. */
export const isInvitable = (user: User): user is Invitable =>
  user.role !== "admin" && user.email === undefined && user.active && user.deleted_at === undefined;

/**
 * Stores a new invite and ends the previous one. If the current one is not `replaces`, it stays, so that a repeated request
 * makes no second one. 'refused', with nothing written, if the person cannot be invited.
 *
 * @param known the user as read before
 * @param replaces the code of the invite that the owner saw; undefined if there was none
 * @param makeInvite makes an invite with a new code at each call, because a code may exist already
 */
export const storeInvite = (
  db: Db,
  known: User,
  { replaces, makeInvite }: { replaces: string | undefined; makeInvite: () => Invite },
  by: Author,
): Promise<User | "refused"> =>
  changing<User, Invitable, User | "refused">({
    ...userOf(db, known),
    decide: (user) => {
      if (!user || !isInvitable(user)) return { result: "refused" };
      return user.invite?.code === replaces ? { change: user } : { result: user };
    },
    write: async (user) => {
      const invite = makeInvite();
      const { role, id: bound_to } = user;
      const { code, expires_on } = invite;
      const referral = { code, role, bound_to, uses_limit: 1, uses: 0, used_by: [], expires_on, created_at: by.at };
      const beside = [...newCode(db, { ...referral, version: 1 }, by), ...(await endOfInvite(db, user, by))];
      return write(db, user, invite, by, beside);
    },
  });

/**
 * Ends a person's invite, if there is one. 'refused' if the person does not exist.
 *
 * @param code ends only the invite with this code
 */
export const endInvite = (db: Db, known: User, by: Author, code?: string): Promise<User | "refused"> =>
  changing<User, User, User | "refused">({
    ...userOf(db, known),
    decide: (user) => {
      const isMeant = user?.invite && (code === undefined || user.invite.code === code);
      return isMeant ? { change: user } : { result: user ?? "refused" };
    },
    write: async (user) => write(db, user, undefined, by, await endOfInvite(db, user, by)),
  });

/** Stores when an invite was first texted. 'refused' if it is no longer their invite. */
export const noteInviteSent = (db: Db, known: User, code: string, by: Author): Promise<User | "refused"> =>
  changing<User, User, User | "refused">({
    ...userOf(db, known),
    decide: (user) => {
      if (user?.invite?.code !== code) return { result: "refused" };
      return user.invite.sent_at === undefined ? { change: user } : { result: user };
    },
    write: (user) => write(db, user, user.invite && { ...user.invite, sent_at: by.at }, by, []),
  });

const userOf = (db: Db, known: User) => ({ what: `User ${known.id}`, known, read: () => readUser(db, known.id) });

/** Makes the writes that end the code of a person's invite, unless it has ended. */
export async function endOfInvite(db: Db, { invite }: User, by: Author): Promise<Writes> {
  const referral = invite && (await readReferralCode(db, invite.code));
  return referral && !referral.revoked ? endOfCode(db, referral, by) : [];
}

async function write(
  db: Db,
  user: User,
  invite: Invite | undefined,
  by: Author,
  beside: Writes,
): Promise<User | "refused"> {
  const after = { ...user, invite, version: user.version + 1 };
  const { outcome } = await transact(db, [
    userUpdate(db, user, { invite }),
    userHistory(db, user, after, by),
    ...beside,
  ]);
  return outcome === "written" ? after : "refused";
}
