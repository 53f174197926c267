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
  "invoiced",
  "too_many_attempts",
  "too_many_requests",
  "sms_unavailable",
  "unexpected",
] as const;

export type ErrorCode = (typeof errorCodes)[number];

/** The body of every answer that is not a success. */
export interface ErrorBody {
  message: string;
  code: ErrorCode;
  /** Field name → what is wrong with it. */
  fields?: Record<string, string>;
  /** For a 409: what was edited, as it is read now: a schedule for the id that was requested, a person, an invoice, or a client's money. */
  current?: unknown;
  /** For a 409: what the same edit would do now. */
  preview?: unknown;
  /** Names the log line of an unexpected error. */
  request_id?: string;
}
