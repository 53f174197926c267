import { type ErrorBody, type ErrorCode, errorCodes } from "@petcare/contract";

type Now = Pick<ErrorBody, "current" | "preview">;

/** A failed call. */
export class ApiError extends Error {
  override name = "ApiError";
  /** The HTTP status; 0 when no answer came in time or at all. */
  readonly status: number;
  /** The server's code for the error; '' for a code that the contract does not have. */
  readonly code: ErrorCode | "";
  /** The problems by field. */
  readonly fields: Record<string, string>;
  /** The present state of the record that a conflict is about. */
  readonly now: Now;
  /** The pause that the server asks for, in milliseconds; 0 for none. */
  retryAfterMs = 0;

  /** @param message the server's; '' for none */
  constructor(
    status: number,
    message = "",
    code: ErrorCode | "" = "",
    fields: Record<string, string> = {},
    now: Now = {},
  ) {
    super(message);
    this.status = status;
    this.code = code;
    this.fields = fields;
    this.now = now;
  }
}

/** Tells whether no answer came: no network, or no server. */
export const isUnreachable = (error: unknown): boolean => error instanceof ApiError && error.status === 0;

/** The text for a failure: the server's message, or `fallback` (docs/product/README.md#what-all-screens-share). */
export function messageOf(error: unknown, fallback: string): string {
  return (error instanceof ApiError && error.message) || fallback;
}

/** Reads the body of a failed call. Anything but JSON {message, code, fields} gives an error without a message. */
export function errorFrom(status: number, text: string): ApiError {
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch {
    return new ApiError(status);
  }
  if (typeof body !== "object" || body === null) return new ApiError(status);
  const { message, code, fields, current, preview } = body as Record<string, unknown>;
  return new ApiError(status, asText(message), asCode(code), asTexts(fields), { current, preview });
}

const asCode = (value: unknown) => errorCodes.find((code) => code === value) ?? "";

const asText = (value: unknown) => (typeof value === "string" ? value : "");

function asTexts(value: unknown): Record<string, string> {
  if (typeof value !== "object" || value === null) return {};
  return Object.fromEntries(
    Object.entries(value).filter((entry): entry is [string, string] => typeof entry[1] === "string"),
  );
}
