import { ApiError } from "../../lib/api/api-error.ts";

export const invalidAnswer = "Invalid login response";
export const unreachable = "Unable to connect to server. Please check your connection and try again.";

/** The message about a failed sign-in, by the text of the server's (docs/product/auth.md#signing-in). */
export function loginMessage(error: unknown): string {
  if (!(error instanceof ApiError)) return failed;
  if (error.status === 0) return unreachable;
  const text = error.message.toLowerCase();
  if (text.includes("invalid credentials")) return "Email or password is incorrect.";
  if (text.includes("email and password required")) return "Please enter both email and password.";
  if (text.includes("locked") || text.includes("too many")) {
    const minutes = /(\d+)\s*min/.exec(text)?.[1] ?? "15";
    return `Too many attempts. Try again in about ${minutes} minutes.`;
  }
  if (text.includes("deactivated") || text.includes("disabled"))
    return "Your account has been deactivated. Contact admin.";
  return error.message || failed;
}

const failed = "Login failed. Please try again.";
