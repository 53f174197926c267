import { completeClientSignup, completeWalkerSignup, type VerifiedPhone } from "@petcare/contract";
import { beforeEach, describe, expect, it } from "vitest";
import { memoryStore } from "../../testing/memory-store.ts";
import { answersOf, emptyDraft, readSignup, type Signup, type SignupDraft, saveSignup } from "./data.ts";

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
const phone: VerifiedPhone = {
  phone_raw: "5165550134",
  phone_display: "516-555-0134",
  phone_verified: true,
  sms_consent: true,
  sms_consent_at: "2026-11-20T13:30:00.000Z",
  sms_consent_text_version: "v1",
  phone_proof: "proof",
};
const walker: SignupDraft = { ...client, role: "walker" };

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
    expect(completeWalkerSignup.body.safeParse({ ...answersOf(walker), ...phone }).success).toBe(true);
    expect(completeClientSignup.body.safeParse({ ...answersOf(client), ...phone }).success).toBe(true);
  });
});

const store = memoryStore();
beforeEach(() => store.content.clear());

const answers = { full_name: "Ana Reyes", email: "Ana@example.com", password: "Sunny-day", referral_code: "CNT23456" };
const home = { home_address: "41 Harbor Ln", pet_names: ["Biscuit", "Max"] };
const savedWalker: Signup = { ...emptyDraft("walker"), ...answers };
const savedClient: Signup = { ...emptyDraft("client"), ...answers, ...home };

it.each<Signup>([
  savedWalker,
  savedClient,
  { ...savedClient, garage_code: "2468#" },
  { ...savedWalker, phone },
  { ...savedClient, phone },
])("gives back what was saved of signing up: %o", (signup) => {
  saveSignup(store, signup);
  expect(readSignup(store)).toEqual(signup);
});

const { password: _, ...withoutPassword } = answers;
const { referral_code: __, ...withoutCode } = answers;
it.each([
  ["nothing", "null"],
  ["no JSON", "{role:"],
  ["a list", "[]"],
  ["another role", JSON.stringify({ role: "admin", ...answers })],
  ["no password", JSON.stringify({ role: "walker", ...withoutPassword })],
  ["no referral code", JSON.stringify({ role: "walker", ...withoutCode })],
  ["a client without a home", JSON.stringify({ role: "client", ...answers })],
  ["pets that are no names", JSON.stringify({ role: "client", ...answers, ...home, pet_names: [1] })],
])("takes %s for no data at all", (_, text) => {
  store.setItem("kc:signup", text);
  expect(readSignup(store)).toBeUndefined();
});
