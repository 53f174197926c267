import { type BodyOf, completeClientSignup, completeWalkerSignup } from "@petcare/contract";
import { call } from "../../lib/api/api.ts";
import { ApiError, messageOf } from "../../lib/api/api-error.ts";
import { verifiedPhone } from "./signup-data.ts";
import type { SignupAnswers, SignupData, VerifiedPhone } from "./signup-store.ts";

type ClientBody = BodyOf<typeof completeClientSignup>;
type WalkerBody = BodyOf<typeof completeWalkerSignup>;

/**
 * What completing sends. The same data make the same body, so that sending it again, when the answer was lost, makes
 * the same account. Undefined while the phone is not verified.
 */
export function completionOf(data: SignupData): { client: ClientBody } | { walker: WalkerBody } | undefined {
  const phone = verifiedPhone(data);
  if (!phone) return undefined;
  if (data.role === "walker") return { walker: { ...shared(data, phone), role: "walker" } };
  const { home_address = "", pet_names = [], garage_code } = data;
  return {
    client: { ...shared(data, phone), role: "client", home_address, pet_names, garage_code: garage_code || null },
  };
}

const shared = ({ full_name, email, password, referral_code }: SignupAnswers, phone: VerifiedPhone) => ({
  full_name,
  email,
  password,
  referral_code,
  ...phone,
});

/** Makes the account. @throws ApiError */
export async function completeSignup(data: SignupData): Promise<{ token: string; role: string }> {
  const completion = completionOf(data);
  if (!completion) throw new ApiError(400, unverified);
  const answer: { token?: string; role?: string } | undefined =
    "client" in completion
      ? await call(completeClientSignup, { body: completion.client })
      : await call(completeWalkerSignup, { body: completion.walker });
  if (!answer?.token || !answer.role) throw new ApiError(200);
  return { token: answer.token, role: answer.role };
}

const unverified = "Please verify your phone number";

/** The step that can mend a refused completion; 'none' where the same may simply be sent again. */
export type Mending = "basics" | "referral" | "phone" | "none";

export function completionFailure(error: Error): { message: string; mending: Mending } {
  return { message: messageOf(error, "Failed to complete signup"), mending: mendingOf(error) };
}

function mendingOf(error: Error): Mending {
  if (!(error instanceof ApiError) || error.status < 400 || error.status >= 500) return "none";
  const [field = ""] = Object.keys(error.fields);
  if (field === "referral_code" || error.message === "Invalid referral code") return "referral";
  if (/^(phone|sms)_/.test(field) || error.message === unverified) return "phone";
  return field !== "" || error.message === "Email is already registered" ? "basics" : "none";
}
