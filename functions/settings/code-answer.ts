import type { AnswerOf, revokeReferralCode } from "@petcare/contract";
import { canSpend, type ReferralCode, readUsers, type User } from "@petcare/storage";
import { runtime, today } from "../shared/runtime.ts";

type Answer = AnswerOf<typeof revokeReferralCode>;

/** Makes the owner's answers of codes, with the names of the people who signed up. */
export async function codeAnswers(codes: readonly ReferralCode[]): Promise<Answer[]> {
  const users = await readUsers(
    runtime.db,
    codes.flatMap(({ used_by, bound_to = [] }) => [...used_by.map(({ user_id }) => user_id), bound_to].flat()),
  );
  return codes.map((referral) => ({
    code: referral.code,
    role: referral.role,
    bound_to: boundTo(referral, users),
    note: referral.note ?? null,
    uses_limit: referral.uses_limit,
    uses: referral.uses,
    expires_on: referral.expires_on ?? null,
    revoked: referral.revoked === true,
    usable: canSpend(referral, referral.role, today()),
    created_at: new Date(referral.created_at).toISOString(),
    used_by: referral.used_by.map(({ user_id, at }) => ({
      id: user_id,
      name: users.get(user_id)?.name ?? "Somebody",
      phone: users.get(user_id)?.phone ?? null,
      at: new Date(at).toISOString(),
    })),
  }));
}

/** Makes the answer of the person whom a code invites. */
function boundTo({ bound_to }: ReferralCode, users: ReadonlyMap<string, User>): Answer["bound_to"] {
  return bound_to === undefined ? null : { id: bound_to, name: users.get(bound_to)?.name ?? "Somebody" };
}

/** Makes the owner's answer of one code. */
export async function codeAnswer(referral: ReferralCode): Promise<Answer> {
  const [answer] = await codeAnswers([referral]);
  if (!answer) throw new Error("One code has one answer");
  return answer;
}
