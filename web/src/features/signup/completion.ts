import { completeClientSignup, completeWalkerSignup } from "@petcare/contract";
import { call } from "../../lib/api/api.ts";
import { ApiError, messageOf } from "../../lib/api/api-error.ts";
import { answersOf, type VerifiedSignup } from "./signup-draft.ts";

/**
 * Makes the account. The same signup always sends the same body. So it can be sent again when the answer was lost, and
 * makes one account.
 * @throws ApiError
 */
export async function completeSignup(signup: VerifiedSignup): Promise<{ token: string; role: string }> {
  const answer: { token?: string; role?: string } | undefined = await send(signup);
  if (!answer?.token || !answer.role) throw new ApiError(200);
  return { token: answer.token, role: answer.role };
}

function send({ phone, ...draft }: VerifiedSignup) {
  const answers = answersOf(draft);
  return answers.role === "walker"
    ? call(completeWalkerSignup, { body: { ...answers, ...phone } })
    : call(completeClientSignup, { body: { ...answers, ...phone } });
}

/** The step that can mend a refused completion. 'none' means that the same may be sent again. */
export type Mending = "basics" | "referral" | "phone" | "none";

export const completionFailure = (error: Error): { message: string; mending: Mending } => ({
  message: messageOf(error, "Failed to complete signup"),
  mending: mendingOf(error),
});

/** The server names the field that it refused. */
function mendingOf(error: Error): Mending {
  const [field] = error instanceof ApiError ? Object.keys(error.fields) : [];
  if (field === undefined) return "none";
  if (field === "referral_code") return "referral";
  return /^(phone|sms)_/.test(field) ? "phone" : "basics";
}
