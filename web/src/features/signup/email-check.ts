/** The states of docs/product/signup.md#email-check. */
export type EmailCheck = "unknown" | "checking" | "available" | "taken" | "failed";

/** What is known of an address once typing has paused, by what the server says of it. */
export function emailCheckOf(asked: {
  /** The address can be asked about. */
  askable: boolean;
  /** Typing has paused. */
  settled: boolean;
  fetching: boolean;
  failed: boolean;
  available: boolean | undefined;
}): EmailCheck {
  if (!asked.askable) return "unknown";
  if (!asked.settled || asked.fetching) return "checking";
  if (asked.failed) return "failed";
  if (asked.available === undefined) return "checking";
  return asked.available ? "available" : "taken";
}
