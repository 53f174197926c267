import type { ErrorCode } from "./error-codes.ts";

/** The body of every answer that is not a success. */
export interface ErrorBody {
  message: string;
  code: ErrorCode;
  /** Field name → what is wrong with it. */
  fields?: Record<string, string>;
  /** Names the log line of an unexpected error. */
  request_id?: string;
}
