import type { ErrorCode } from "./error-codes.ts";

/** The body of every answer that is not a success. */
export interface ErrorBody {
  message: string;
  code: ErrorCode;
  /** Field name → what is wrong with it. */
  fields?: Record<string, string>;
  /** For a 409: what was edited, as it is read now: a schedule for the id that was requested, or a person. */
  current?: unknown;
  /** For a 409: what the same edit would do now. */
  preview?: unknown;
  /** Names the log line of an unexpected error. */
  request_id?: string;
}
