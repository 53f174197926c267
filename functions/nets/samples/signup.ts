import {
  completeClientSignup,
  completeWalkerSignup,
  emailAvailable,
  sendCode,
  validateReferral,
  verifyPhone,
} from "@petcare/contract";
import { sampleOf } from "../sample.ts";
import { freshPhone, storeInvitation, storePhoneCode } from "../stored.ts";

const newcomer = {
  full_name: "Nora Lind",
  email: "nora@test.example",
  password: "Password-9",
  phone_display: "516-555-0177",
  phone_verified: true as const,
  sms_consent: true as const,
  sms_consent_at: "2026-11-20T12:58:00.000Z",
  sms_consent_text_version: "v1",
};

export const signupSamples = [
  sampleOf(emailAvailable, () => ({ query: { email: newcomer.email } })),
  sampleOf(validateReferral, async (stage) => {
    const { referral_code } = await storeInvitation(stage, "client");
    return { body: { code: referral_code, role: "client" as const } };
  }),
  sampleOf(sendCode, () => ({ body: { phone: freshPhone } })),
  sampleOf(verifyPhone, async (stage) => ({ body: { phone: freshPhone, code: await storePhoneCode(stage) } })),
  sampleOf(completeWalkerSignup, async (stage) => ({
    body: { ...newcomer, ...(await storeInvitation(stage, "walker")), role: "walker" as const },
  })),
  sampleOf(completeClientSignup, async (stage) => ({
    body: {
      ...newcomer,
      ...(await storeInvitation(stage, "client")),
      role: "client" as const,
      home_address: "9 Pine St, Bellmore, NY",
      pet_names: ["Olive", "Kit"],
      garage_code: "1212",
    },
  })),
];
