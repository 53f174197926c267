import { expect, it } from "vitest";
import { answeredAnew, answersOf, draftOf, verifiedPhone, withoutPhone } from "./signup-data.ts";
import type { SignupDraft } from "./signup-draft.ts";
import type { VerifiedPhone } from "./signup-store.ts";

const draft: SignupDraft = {
  full_name: " Ana Reyes ",
  email: " ana@example.com ",
  password: " Sunny day ",
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
const answers = answersOf("client", draft);

it("keeps a client's answers without the space around them, but every character of the password", () => {
  expect(answers).toEqual({
    role: "client",
    full_name: "Ana Reyes",
    email: "ana@example.com",
    password: " Sunny day ",
    referral_code: "CNT23456",
    home_address: "41 Harbor Ln",
    pet_names: ["Biscuit", "Max"],
    garage_code: "2468#",
  });
});

it("keeps nothing of a home and pets for a walker", () => {
  expect(Object.keys(answersOf("walker", draft))).toEqual(["role", "full_name", "email", "password", "referral_code"]);
});

it("makes a draft to change of them again, with at least one field for a pet", () => {
  expect(answersOf("client", draftOf(answers))).toEqual(answers);
  expect(draftOf(answersOf("walker", draft)).pet_names).toEqual([""]);
});

it("knows a verified phone by all that belongs to it", () => {
  expect(verifiedPhone({ ...answers, ...phone })).toEqual(phone);
  expect(verifiedPhone(answers)).toBeUndefined();
  for (const field of Object.keys(phone)) {
    const { [field]: _, ...rest } = { ...answers, ...phone } as Record<string, unknown>;
    expect(verifiedPhone(rest as never), field).toBeUndefined();
  }
  expect(withoutPhone({ ...answers, ...phone })).toEqual(answers);
});

it("keeps the verified phone when earlier steps are answered anew, and not for another role", () => {
  const other = { ...answers, email: "other@example.com" };
  expect(answeredAnew(other, { ...answers, ...phone })).toEqual({ ...other, ...phone });
  expect(answeredAnew(other, undefined)).toEqual(other);
  const walker = answersOf("walker", draft);
  expect(answeredAnew(walker, { ...answers, ...phone })).toEqual(walker);
});
