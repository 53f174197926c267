import type { Samples } from "../sample.ts";
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

export const signupSamples: Samples = {
  emailAvailable: () => ({ query: { email: newcomer.email } }),
  validateReferral: async (app) => ({
    body: { code: (await storeInvitation(app, "client")).referral_code, role: "client" },
  }),
  sendCode: () => ({ body: { phone: freshPhone } }),
  verifyPhone: async (app) => ({ body: { phone: freshPhone, code: await storePhoneCode(app) } }),
  completeWalkerSignup: async (app) => ({
    body: { ...newcomer, ...(await storeInvitation(app, "walker")), role: "walker" as const },
  }),
  completeClientSignup: async (app) => ({
    body: {
      ...newcomer,
      ...(await storeInvitation(app, "client")),
      role: "client",
      home_address: "9 Pine St, Bellmore, NY",
      pet_names: ["Olive", "Kit"],
      garage_code: "1212",
    },
  }),
};
