import { expect, it } from "vitest";
import { ApiError } from "../../lib/api/api-error.ts";
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
