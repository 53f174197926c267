import { completeClientSignup, completeWalkerSignup, type VerifiedPhone } from "@petcare/contract";
import { describe, expect, it } from "vitest";
import { problemsOf } from "../../ui/form/form-rules.ts";
import { answersOf, basicRules, emptyDraft, type SignupDraft } from "./signup-draft.ts";

const client: SignupDraft = {
  role: "client",
  full_name: " Ana Reyes ",
  email: " ana@example.com ",
  password: "Sunny-day",
  home_address: " 41 Harbor Ln ",
  pet_names: ["Biscuit", " ", " Max "],
  garage_code: " 2468# ",
  referral_code: " cnt23456 ",
};
const walker: SignupDraft = { ...client, role: "walker" };
const problems = (draft: SignupDraft) => problemsOf(basicRules(draft), draft);

describe("step 1", () => {
  it("asks a client for everything but the garage code", () => {
    expect(problems(emptyDraft("client"))).toEqual({
      full_name: "Full name is required",
      email: "Email is required",
      password: "Password must be at least 8 characters",
      home_address: "Home address is required",
      pet_names: "At least one pet name is required",
    });
    expect(problems({ ...client, garage_code: "" })).toEqual({});
  });

  it("asks a walker for no address and no pets", () => {
    expect(Object.keys(problems(emptyDraft("walker")))).toEqual(["full_name", "email", "password"]);
    expect(problems({ ...walker, home_address: "", pet_names: [""] })).toEqual({});
  });

  it.each([
    ["full_name", "   ", "Full name is required"],
    ["email", " ", "Email is required"],
    ["email", "ana.example.com", "Please enter a valid email address"],
    ["password", "Short-1", "Password must be at least 8 characters"],
    ["password", "sunny-day", "Password must contain at least 1 uppercase letter"],
    ["home_address", " ", "Home address is required"],
    ["pet_names", ["", "  "], "At least one pet name is required"],
    ["pet_names", ["Max", "a".repeat(61)], "Pets must be names of at most 60 characters"],
  ] as const)("%s %j: %s", (field, value, problem) => {
    expect(problems({ ...client, [field]: value })).toEqual({ [field]: problem });
  });

  it("takes a password of 8 characters, 1 of them an uppercase letter", () => {
    expect(problems({ ...walker, password: "Abcdefgh" })).toEqual({});
  });

  it("finds no fault with an address that has an @", () => {
    expect(problems({ ...walker, email: " Ana+pets@Example.com " })).toEqual({});
  });
});

describe("the answers", () => {
  it("are a client's without the space around them, but with every character of the password", () => {
    expect(answersOf({ ...client, password: " Sunny day " })).toEqual({
      role: "client",
      full_name: "Ana Reyes",
      email: "ana@example.com",
      password: " Sunny day ",
      referral_code: "CNT23456",
      home_address: "41 Harbor Ln",
      pet_names: ["Biscuit", "Max"],
      garage_code: "2468#",
    });
    expect(answersOf({ ...client, garage_code: " " })).toHaveProperty("garage_code", null);
  });

  it("have nothing of a home and pets for a walker", () => {
    expect(Object.keys(answersOf(walker))).toEqual(["role", "full_name", "email", "password", "referral_code"]);
  });

  it("are what the contract asks of each role, with the verified phone", () => {
    const phone: VerifiedPhone = {
      phone_raw: "5165550134",
      phone_display: "516-555-0134",
      phone_verified: true,
      sms_consent: true,
      sms_consent_at: "2026-11-20T13:30:00.000Z",
      sms_consent_text_version: "v1",
      phone_proof: "proof",
    };
    expect(completeWalkerSignup.body.safeParse({ ...answersOf(walker), ...phone }).success).toBe(true);
    expect(completeClientSignup.body.safeParse({ ...answersOf(client), ...phone }).success).toBe(true);
  });
});
