import type { VerifiedPhone } from "@petcare/contract";
import { beforeEach, expect, it } from "vitest";
import { memoryStore } from "../../testing/memory-store.ts";
import { emptyDraft, readSignup, type Signup, saveSignup } from "./data.ts";

const store = memoryStore();
beforeEach(() => store.content.clear());

const phone: VerifiedPhone = {
  phone_raw: "5165550134",
  phone_display: "516-555-0134",
  phone_verified: true,
  sms_consent: true,
  sms_consent_at: "2026-11-20T13:30:00.000Z",
  sms_consent_text_version: "v1",
  phone_proof: "proof",
};
const answers = { full_name: "Ana Reyes", email: "Ana@example.com", password: "Sunny-day", referral_code: "CNT23456" };
const home = { home_address: "41 Harbor Ln", pet_names: ["Biscuit", "Max"] };
const walker: Signup = { ...emptyDraft("walker"), ...answers };
const client: Signup = { ...emptyDraft("client"), ...answers, ...home };

it.each<Signup>([walker, client, { ...client, garage_code: "2468#" }, { ...walker, phone }, { ...client, phone }])(
  "gives back what was saved of signing up: %o",
  (signup) => {
    saveSignup(store, signup);
    expect(readSignup(store)).toEqual(signup);
  },
);

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
