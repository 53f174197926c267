import type { AnswerOf, getWalker } from "@petcare/contract";
import { ratesInDollars } from "@petcare/domain";
import { readUser, type User } from "@petcare/storage";
import { payRatesOf } from "../money/terms.ts";
import { AppError } from "../pipeline/app-error.ts";
import { runtime } from "../runtime.ts";
import { daysOffOf } from "./days-off.ts";
import { inviteAnswer } from "./invite-answer.ts";
import { presenceOf } from "./presence.ts";

/**
 * Reads a member of the team.
 *
 * @throws AppError not_found, also for a client's id
 */
export async function readMember(id: string): Promise<User> {
  const user = await readUser(runtime.db, id);
  if (!user || user.role === "client") throw new AppError("not_found", "This walker was not found.");
  return user;
}

/** Makes the owner's answer of a member of the team. */
export const walkerRecordOf = (user: User): AnswerOf<typeof getWalker> => ({
  id: user.id,
  name: user.name,
  email: user.email ?? user.contact_email ?? null,
  phone: user.phone ?? null,
  active: user.active,
  isAdmin: user.role === "admin",
  has_account: user.email !== undefined,
  deactivated: user.deactivated
    ? { at: new Date(user.deactivated.at).toISOString(), visits: user.deactivated.visits }
    : null,
  deleted: user.deleted_at !== undefined,
  ...presenceOf(user),
  pay_rates: ratesInDollars(user.pay_rates ?? {}),
  default_pay: ratesInDollars(payRatesOf({ role: user.role })),
  w9_on: user.w9_on ?? null,
  days_off: daysOffOf(user),
  color: user.color ?? null,
  notes: user.notes ?? null,
  invite: user.invite ? inviteAnswer(user, user.invite) : null,
  created_at: new Date(user.created_at).toISOString(),
  version: user.version,
});
