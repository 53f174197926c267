import { completeClientSignup, completeWalkerSignup } from "@petcare/contract";
import { expect, it } from "vitest";
import { ApiError } from "../../lib/api/api-error.ts";
import { completionFailure, completionOf } from "./completion.ts";
import type { SignupData } from "./signup-store.ts";

const walker: SignupData = {
  role: "walker",
  full_name: "Rosa Delgado",
  email: "rosa@example.com",
  password: "Sunny-day",
  referral_code: "WKR23456",
  phone_raw: "5165550134",
  phone_display: "516-555-0134",
  phone_verified: true,
  sms_consent: true,
  sms_consent_at: "2026-11-20T13:30:00.000Z",
  sms_consent_text_version: "v1",
  phone_proof: "proof",
};
const client: SignupData = {
  ...walker,
  role: "client",
  home_address: "41 Harbor Ln",
  pet_names: ["Max"],
  garage_code: "",
};

it("sends what the contract asks of each role", () => {
  expect(completionOf(walker)).toEqual({ walker });
  expect(completeWalkerSignup.body.safeParse(walker).success).toBe(true);
  const completion = { ...client, garage_code: null };
  expect(completionOf(client)).toEqual({ client: completion });
  expect(completeClientSignup.body.safeParse(completion).success).toBe(true);
});

it("sends the same again for the same data", () => {
  expect(completionOf(structuredClone(client))).toEqual(completionOf(client));
});

it("sends nothing while the phone is not verified", () => {
  const { phone_proof: _, ...unproven } = walker;
  expect(completionOf(unproven)).toBeUndefined();
});

const fields = (field: string, message: string) => ({ [field]: message });
it.each([
  [new ApiError(409, "Email is already registered", "", fields("email", "x")), "basics"],
  [new ApiError(409, "Email is already registered"), "basics"],
  [new ApiError(400, "full name", "", fields("full_name", "x")), "basics"],
  [new ApiError(400, "Invalid referral code", "", fields("referral_code", "x")), "referral"],
  [new ApiError(400, "Invalid referral code"), "referral"],
  [new ApiError(400, "Please verify your phone number", "", fields("phone_proof", "x")), "phone"],
  [new ApiError(400, "phone", "", fields("phone_raw", "x")), "phone"],
  [new ApiError(429, "Too many requests. Try again in about 5 minutes."), "none"],
  [new ApiError(500, "Something went wrong. Please try again."), "none"],
] as const)("%s is mended in: %s", (error, mending) => {
  expect(completionFailure(error)).toEqual({ message: error.message, mending });
});

it.each([new ApiError(0), new ApiError(502), new ApiError(200), new TypeError("undefined is no function")])(
  "says 'Failed to complete signup' where the server says nothing: %s",
  (error) => {
    expect(completionFailure(error)).toEqual({ message: "Failed to complete signup", mending: "none" });
  },
);
