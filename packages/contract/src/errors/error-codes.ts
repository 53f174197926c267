/** The codes by which programs tell errors apart. People read the message. */
export const errorCodes = [
  "invalid_json",
  "invalid_input",
  "invalid_credentials",
  "missing_token",
  "invalid_token",
  "expired_token",
  "deactivated",
  "sign_in_deactivated",
  "forbidden",
  "not_found",
  "email_taken",
  "conflict",
  "already_completed",
  "too_many_attempts",
  "too_many_requests",
  "sms_unavailable",
  "unexpected",
] as const;

export type ErrorCode = (typeof errorCodes)[number];
