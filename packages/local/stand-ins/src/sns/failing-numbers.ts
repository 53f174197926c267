import { AwsError } from "../aws-error.ts";

/** Phone numbers with these endings fail, so that a test or a demonstration can show the failure. */
export const failingEndings = {
  optedOut: "0001",
  internalError: "0002",
  throttled: "0003",
};

/** Throws what SNS would for a number that cannot be sent to. */
export function requireReachable(number: string): void {
  if (number.endsWith(failingEndings.optedOut)) {
    throw new AwsError("OptedOut", "The phone number is opted out of receiving SMS messages.");
  }
  if (number.endsWith(failingEndings.internalError)) throw new AwsError("InternalError", "Internal error", 500);
  if (number.endsWith(failingEndings.throttled)) throw new AwsError("Throttled", "Rate exceeded", 429);
}
