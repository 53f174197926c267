import { completeWalkerSignup, sendCode, verifyPhone } from "@petcare/contract";
import { screen } from "@testing-library/react";
import { beforeEach, expect, it, test } from "vitest";
import { ApiError } from "../../lib/api/api-error.ts";
import { answer, bodiesOf, refuse } from "../../testing/fake-server.ts";
import { openApp } from "../../testing/open-app.tsx";
import { emptyDraft, readSignup, saveSignup } from "./data.ts";
import { completionFailure } from "./number-verification.tsx";

it.each([
  ["email_taken", "Email is already registered", "email", "basics"],
  ["invalid_input", "Full name is required", "full_name", "basics"],
  ["invalid_input", "Invalid referral code", "referral_code", "referral"],
  ["invalid_input", "Please verify your phone number", "phone_proof", "phone"],
  ["invalid_input", "Please enter a valid 10-digit phone number", "phone_raw", "phone"],
  ["invalid_input", "You must agree to receive SMS messages to proceed", "sms_consent", "phone"],
] as const)("%s, '%s', of %s is mended in: %s", (code, message, field, mending) => {
  const error = new ApiError(400, message, code, { [field]: message });
  expect(completionFailure(error)).toEqual({ message, mending });
});

it.each([
  new ApiError(409, "This signup was sent twice. Please try again.", "conflict"),
  new ApiError(429, "Too many requests. Try again in about 5 minutes.", "too_many_requests"),
  new ApiError(500, "Something went wrong. Please try again.", "unexpected"),
])("may be sent again: %s", (error) => {
  expect(completionFailure(error)).toEqual({ message: error.message, mending: "none" });
});

it.each([new ApiError(0), new ApiError(502), new ApiError(200), new TypeError("undefined is no function")])(
  "says 'Failed to complete signup' where the server says nothing: %s",
  (error) => {
    expect(completionFailure(error)).toEqual({ message: "Failed to complete signup", mending: "none" });
  },
);

const phone = "5165550306";

/** Step 3 of a walker, whose code was sent at once. */
async function toCodeStep() {
  const facts = { full_name: "Olga Old", email: "olga@example.com", password: "Sunny-day-1" };
  saveSignup(sessionStorage, { ...emptyDraft("walker"), ...facts, referral_code: "WKR23456" });
  const user = openApp("/signup/walker/number-verification");
  await user.type(await screen.findByLabelText("Phone number"), phone);
  await user.click(screen.getByRole("checkbox"));
  await user.click(screen.getByRole("button", { name: "Send Code" }));
  await screen.findByLabelText("Verification code");
  return user;
}

beforeEach(() => {
  answer(sendCode, { sent: true, retry_after: 0 });
  answer(verifyPhone, { phone_verified: true, phone_raw: phone, phone_display: "516-555-0306", phone_proof: "proof" });
});

test("another code is sent on request, and has its own time before the next one", async () => {
  const user = await toCodeStep();
  answer(sendCode, { sent: true, retry_after: 30 });
  await user.click(screen.getByRole("button", { name: "Resend code" }));
  const resend = await screen.findByRole<HTMLButtonElement>("button", { name: /^Resend code in \d+ s$/ });
  expect(resend.disabled).toBe(true);
  expect(bodiesOf(sendCode)).toEqual(Array(2).fill({ phone, referral_code: "WKR23456" }));
});

test("a proof that has expired leads back to the phone, and is kept no longer", async () => {
  const user = await toCodeStep();
  const message = "Please verify your phone number";
  refuse(completeWalkerSignup, 400, { message, fields: { phone_proof: message } });
  await user.type(screen.getByLabelText("Verification code"), "123456");
  await user.click(screen.getByRole("button", { name: "Verify" }));
  expect(await screen.findByLabelText("Phone number")).toBeTruthy();
  expect(screen.getByText(message)).toBeTruthy();
  expect(readSignup(sessionStorage)).toMatchObject({ full_name: "Olga Old", referral_code: "WKR23456" });
  expect(readSignup(sessionStorage)?.phone).toBeUndefined();
});
