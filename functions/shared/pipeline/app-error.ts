import type { ErrorBody, ErrorCode } from "@petcare/contract";

/** Each error's status and its default message. */
const table = {
  invalid_json: [400, "The request body must be JSON."],
  invalid_input: [400, "The request is not valid."],
  invalid_credentials: [401, "Invalid credentials"],
  missing_token: [401, "Authorization header missing or invalid"],
  invalid_token: [401, "Unauthorized: invalid token"],
  expired_token: [401, "Unauthorized: token expired"],
  deactivated: [401, "Unauthorized: account deactivated"],
  sign_in_deactivated: [403, "Account deactivated"],
  forbidden: [403, "You do not have access to this."],
  not_found: [404, "Not found."],
  email_taken: [409, "Email is already registered"],
  conflict: [409, "Somebody else changed this. Reload and try again."],
  already_completed: [409, "This walk is already completed."],
  invoiced: [409, "This visit is on an invoice. Void the invoice first."],
  too_many_attempts: [429, "Too many attempts. Try again in about 15 minutes."],
  too_many_requests: [429, "Too many requests. Try again later."],
  sms_unavailable: [503, "SMS temporarily unavailable. Please try again later."],
  unexpected: [500, "Something went wrong. Please try again."],
} satisfies Record<ErrorCode, readonly [status: number, message: string]>;

interface Details extends Pick<ErrorBody, "fields" | "current" | "preview"> {
  headers?: Record<string, string>;
}

export class AppError extends Error {
  readonly code: ErrorCode;
  readonly status: number;
  readonly fields: Record<string, string> | undefined;
  readonly headers: Record<string, string> | undefined;
  /** The current state of the record, for a conflict. */
  readonly now: Pick<ErrorBody, "current" | "preview">;

  constructor(code: ErrorCode, message: string = table[code][1], { fields, headers, ...now }: Details = {}) {
    super(message);
    this.code = code;
    this.status = table[code][0];
    this.fields = fields;
    this.headers = headers;
    this.now = now;
  }
}

/** Makes a 400 that names one field. */
export const invalidField = (field: string, message: string) =>
  new AppError("invalid_input", message, { fields: { [field]: message } });

/** Makes a 409 that names the email field. */
export const emailTaken = () => {
  const { message } = new AppError("email_taken");
  return new AppError("email_taken", message, { fields: { email: message } });
};

/** Makes a 429 with `Retry-After` in seconds. */
export const tooSoon = (
  code: "too_many_attempts" | "too_many_requests",
  message: string | undefined,
  seconds: number,
) => new AppError(code, message, { headers: { "retry-after": String(seconds) } });

/** Makes the error for a signup that another request of the same signup has undone. */
export const signupSentTwice = () => new AppError("conflict", "This signup was sent twice. Please try again.");
