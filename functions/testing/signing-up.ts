import { type ReferralCode, storeReferralCode } from "@petcare/storage";
import { anAuthor, aReferralCode } from "@petcare/storage/testing";
import { type AnswerTo, type BodyFor, call, ok } from "./call.ts";
import type { SignedInApp } from "./signed-in-app.ts";

export type ClientSignup = BodyFor<"completeClientSignup">;

/** The code of the latest text message to a phone. */
export const codeSentTo = ({ installation }: SignedInApp, phone: string): string =>
  /\b\d{6}\b/.exec(installation.messages().findLast(({ number }) => number === `+1${phone}`)?.text ?? "")?.[0] ??
  "no code";

/** Verifies a phone by its text message, as the screen does. */
export async function verified(app: SignedInApp, phone: string, sourceIp = "127.0.0.1") {
  await ok(undefined, "sendCode", { body: { phone }, sourceIp });
  return ok(undefined, "verifyPhone", { body: { phone, code: codeSentTo(app, phone) }, sourceIp });
}

/** The body of a client who completes signing up, with a verified phone. */
export const clientData = (phone: AnswerTo<"verifyPhone">, changes: Partial<ClientSignup> = {}): ClientSignup => ({
  ...phone,
  role: "client",
  full_name: "Nora Lind",
  email: "Nora@Test.example",
  password: "Password-9",
  referral_code: "CLIENT22",
  home_address: "9 Pine St, Bellmore, NY",
  pet_names: ["Olive", "Kit"],
  garage_code: "1212",
  sms_consent: true,
  sms_consent_at: "2026-11-20T12:58:00.000Z",
  sms_consent_text_version: "v1",
  ...changes,
});

export const complete = (body: ClientSignup, sourceIp = "127.0.0.1") =>
  call(undefined, "completeClientSignup", { body, sourceIp });

/** Issues a referral code: CLIENT22, for one use, unless told otherwise. */
export const issue = ({ installation }: SignedInApp, given: Partial<ReferralCode> = {}) =>
  storeReferralCode(installation.db, aReferralCode({ code: "CLIENT22", ...given }), anAuthor());
