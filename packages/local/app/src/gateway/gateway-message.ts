import type { ErrorBody, ErrorCode } from "@petcare/contract";
import type { Answer } from "@petcare/stand-ins";

/** An answer of the gateway itself. It has a code, as the functions' errors have. */
export const gatewayMessage = (status: number, message: string): Answer => ({
  status,
  headers: { "content-type": "application/json" },
  body: JSON.stringify({ message, code: codeOf(status) } satisfies ErrorBody),
});

function codeOf(status: number): ErrorCode {
  if (status >= 500) return "unexpected";
  return status === 403 ? "forbidden" : status === 404 ? "not_found" : "invalid_input";
}
