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
  sampleOf(validateReferral, async (app) => {
    const { referral_code } = await storeInvitation(app, "client");
    return { body: { code: referral_code, role: "client" as const } };
  }),
  sampleOf(sendCode, () => ({ body: { phone: freshPhone } })),
  sampleOf(verifyPhone, async (app) => ({ body: { phone: freshPhone, code: await storePhoneCode(app) } })),
  sampleOf(completeWalkerSignup, async (app) => ({
    body: { ...newcomer, ...(await storeInvitation(app, "walker")), role: "walker" as const },
  })),
  sampleOf(completeClientSignup, async (app) => ({
    body: {
      ...newcomer,
      ...(await storeInvitation(app, "client")),
      role: "client" as const,
      home_address: "9 Pine St, Bellmore, NY",
      pet_names: ["Olive", "Kit"],
      garage_code: "1212",
    },
  })),
];
