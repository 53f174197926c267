import { participants } from "@petcare/domain";
import * as z from "zod/mini";
import { defineEndpoint, type Endpoint } from "./endpoint.ts";
import { inAnyCase, instant, maxText, oneLine, requiredLine, role, seen, titled } from "./schema/basics.ts";
import { accountEmail, emailWithAt, newPassword, verificationCode } from "./schema/credentials.ts";
import { petNames, phone } from "./schema/person.ts";

/** The roles for which people can sign up. */
export const signupRole = inAnyCase(z.enum(participants));

/** A referral code as somebody typed it. Codes are shown in groups, so spaces and dashes within one do not count. */
const referralCode = z.string({ error: "Referral code is required" }).check(
  seen,
  z.overwrite((code) => code.replace(/[\s\p{Pd}]/gu, "")),
  z.toUpperCase(),
  z.minLength(1, "Referral code is required"),
  z.maxLength(20, "Invalid referral code"),
);

/** A number of the North American plan. Texts go to no other. Everywhere else any ten digits are a phone number. */
const textablePhone = phone.check(
  z.regex(/^[2-9]\d\d[2-9]\d{6}$/, "There is no such number in the US. Please check it."),
);

export const emailAvailable = defineEndpoint({
  name: "emailAvailable",
  method: "GET",
  path: "/auth/email-available",
  handler: "signup/email-available",
  audience: "public",
  summary: "Whether an email address can still be registered.",
  query: z.object({ email: emailWithAt }),
  answer: z.object({ available: z.boolean(), message: z.string() }),
});

export const validateReferral = defineEndpoint({
  name: "validateReferral",
  method: "POST",
  path: "/signup/referral/validate",
  handler: "signup/validate-referral",
  audience: "public",
  summary: "Accepts or refuses a referral code for a role, without using it up.",
  body: z.object({ code: referralCode, role: signupRole }),
  answer: z.object({ valid: z.literal(true) }),
});

export const sendCode = defineEndpoint({
  name: "sendCode",
  method: "POST",
  path: "/auth/phone/send-code",
  handler: "signup/send-code",
  audience: "public",
  summary: "Sends a one-time code of 6 digits by SMS.",
  body: z.object({
    phone: textablePhone,
    /** With a good code, what strangers have sent today does not count. */
    referral_code: z.optional(referralCode),
  }),
  /** `retry_after` is the seconds until the next code may be requested. */
  answer: z.object({ sent: z.literal(true), retry_after: z.int() }),
});

export const verifyPhone = defineEndpoint({
  name: "verifyPhone",
  method: "POST",
  path: "/auth/phone/verify",
  handler: "signup/verify-phone",
  audience: "public",
  summary: "Checks a one-time code, and answers the proof that signing up needs.",
  body: z.object({
    phone,
    code: verificationCode.check(z.maxLength(6, "must be at most 6 digits")),
  }),
  answer: z.object({
    phone_verified: z.literal(true),
    /** Ten digits. */
    phone_raw: z.string(),
    /** Grouped as 3-3-4. */
    phone_display: z.string(),
    phone_proof: z.string(),
  }),
});

const smsConsent = z.literal(true, { error: "You must agree to receive SMS messages to proceed" });

const basics = {
  full_name: requiredLine("Full name", "Full name is required", 100),
  email: accountEmail,
  password: newPassword("signup"),
};
const home = {
  home_address: requiredLine("Home address", "Home address is required", 300),
  pet_names: petNames.check(z.minLength(1, "At least one pet name is required")),
  garage_code: titled("Garage code", z.nullish(z.string().check(oneLine, z.trim(), maxText(60)))),
};
const phoneFacts = {
  phone_raw: phone,
  phone_display: z.optional(z.string().check(z.maxLength(20))),
  phone_verified: z.literal(true, { error: "Please verify your phone number" }),
  /** Counts before the cookie of POST /auth/phone/verify. */
  phone_proof: z.optional(z.string().check(z.minLength(1), z.maxLength(100))),
  sms_consent: smsConsent,
  sms_consent_at: instant,
  sms_consent_text_version: z.string().check(oneLine, z.minLength(1), z.maxLength(20)),
};
const signupData = { ...basics, referral_code: referralCode, ...phoneFacts };

/** The fields of the first step of signing up, by role. */
export const signupBasics = { walker: z.object(basics), client: z.object({ ...basics, ...home }) };

/** The request for a code: a number that takes texts, and the consent to text it. */
export const phoneConsent = z.object({ phone: textablePhone, sms_consent: smsConsent });

/** The facts about a verified phone. */
export const verifiedPhone = z.object(phoneFacts);
export type VerifiedPhone = z.output<typeof verifiedPhone>;

const complete = {
  method: "POST",
  audience: "public",
  status: 201,
  answer: z.object({ token: z.string(), role }),
} as const;

export const completeWalkerSignup = defineEndpoint({
  ...complete,
  name: "completeWalkerSignup",
  path: "/signup/walker/complete",
  handler: "signup/complete-walker",
  summary: "Makes a walker's account, once, and signs it in.",
  body: z.object({ ...signupData, role: z._default(inAnyCase(z.literal("walker")), "walker") }),
});

export const completeClientSignup = defineEndpoint({
  ...complete,
  name: "completeClientSignup",
  path: "/signup/client/complete",
  handler: "signup/complete-client",
  summary: "Makes a client's account, once, and signs it in.",
  body: z.object({
    ...signupData,
    role: z._default(inAnyCase(z.literal("client")), "client"),
    // With the invite of a member of a household, the home is known.
    home_address: z.optional(home.home_address),
    pet_names: titled("Pets", z.optional(home.pet_names)),
    garage_code: home.garage_code,
  }),
});

export const signupEndpoints: readonly Endpoint[] = [
  emailAvailable,
  validateReferral,
  sendCode,
  verifyPhone,
  completeWalkerSignup,
  completeClientSignup,
];
