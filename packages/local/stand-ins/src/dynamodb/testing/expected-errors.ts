import { expect } from "vitest";
import { wording } from "../../testing/wording.ts";

/** A ValidationException whose message contains this text. */
export const invalid = (message: string) => ({ name: "ValidationException", message: wording(message) });

/** A cancelled transaction with these reasons, one for each action. */
export const cancelled = (...codes: string[]) => ({
  name: "TransactionCanceledException",
  message: `Transaction cancelled, please refer cancellation reasons for specific reasons [${codes.join(", ")}]`,
  CancellationReasons: codes.map((Code) => expect.objectContaining({ Code })),
});
