import { expect, it } from "vitest";
import { ApiError } from "../../lib/api/api-error.ts";
import { loginMessage } from "./words.ts";

it.each([
  [new ApiError(0), "Unable to connect to server. Please check your connection and try again."],
  [new ApiError(401, "Invalid credentials"), "Email or password is incorrect."],
  [new ApiError(400, "email and password required"), "Please enter both email and password."],
  [new ApiError(429, "Too many attempts"), "Too many attempts. Try again in about 15 minutes."],
  [new ApiError(423, "Account locked, try again in 7 minutes"), "Too many attempts. Try again in about 7 minutes."],
  [new ApiError(403, "Account deactivated"), "Your account has been deactivated. Contact admin."],
  [new ApiError(401, "User is disabled."), "Your account has been deactivated. Contact admin."],
  [new ApiError(200, "Invalid login response"), "Invalid login response"],
  [new ApiError(500, "Something went wrong. Please try again."), "Something went wrong. Please try again."],
  [new ApiError(502), "Login failed. Please try again."],
  [new TypeError("undefined is not a function"), "Login failed. Please try again."],
])("%o → %s", (error, message) => {
  expect(loginMessage(error)).toBe(message);
});
