import { AwsError } from "../aws-error.ts";
import type { User } from "./state.ts";

const hour = 3_600_000;
const allowed = 5;

/** Counts one call against the user's limit of five an hour; throws LimitExceededException when it is spent. */
export function spendHourlyLimit(user: User, call: string, now: number): void {
  const recent = (user.recent[call] ?? []).filter((instant) => now - instant < hour);
  if (recent.length >= allowed) {
    throw new AwsError("LimitExceededException", "Attempt limit exceeded, please try after some time.");
  }
  user.recent[call] = [...recent, now];
}
