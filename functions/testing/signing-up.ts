import { createReferralCode, type ReferralCode } from "@petcare/storage";
import { aReferralCode } from "@petcare/storage/testing";
import { handler as completeClient } from "../signup/complete-client.ts";
import { handler as completeWalker } from "../signup/complete-walker.ts";
import { handler as sendCode } from "../signup/send-code.ts";
import { handler as verifyPhone } from "../signup/verify-phone.ts";
import { type Answer, type Scene, send } from "./scene.ts";

/** A public request, from an address of its own where one is given. */
export const post = (handler: Parameters<typeof send>[0], body: unknown, sourceIp = "127.0.0.1"): Promise<Answer> =>
  send(handler, undefined, { method: "POST", body, sourceIp });

/** The code of the latest text message to a phone. */
export const codeSentTo = ({ world }: Scene, phone: string): string | undefined =>
  /\b\d{6}\b/.exec(world.messages().findLast(({ number }) => number === `+1${phone}`)?.text ?? "")?.[0];

/** Verifies a phone by its text message, as the screen does; the answer's fields go into the signup data. */
export async function verified(scene: Scene, phone: string, sourceIp?: string) {
  const sent = await post(sendCode, { phone }, sourceIp);
  if (sent.status !== 200) throw new Error(sent.body.message);
  const { body } = await post(verifyPhone, { phone, code: codeSentTo(scene, phone) }, sourceIp);
  return body as { phone_verified: true; phone_raw: string; phone_display: string; phone_proof: string };
}

/** What a client's screens have gathered, but for the phone. */
export const clientData = (changes: Record<string, unknown> = {}) => ({
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

/** What a walker's screens have gathered, but for the phone. */
export const walkerData = (changes: Record<string, unknown> = {}) => {
  const { home_address, pet_names, garage_code, ...rest } = clientData();
  return {
    ...rest,
    role: "walker",
    email: "wes@test.example",
    full_name: "Wes Hale",
    referral_code: "WALKER22",
    ...changes,
  };
};

export const complete = (data: Record<string, unknown>, sourceIp?: string): Promise<Answer> =>
  post(data.role === "walker" ? completeWalker : completeClient, data, sourceIp);

/** Gives out a code; CLIENT22 and of one use unless told otherwise. */
export const issue = ({ world }: Scene, given: Partial<ReferralCode> = {}) =>
  createReferralCode(world.db, aReferralCode({ code: "CLIENT22", ...given }));
