import { countTime, type Throttle, uncountTime } from "@petcare/storage";
import { tooSoon } from "../pipeline/app-error.ts";
import { digest, runtime } from "../runtime.ts";
import { type LimitName, limitOf } from "./limits.ts";

/** The subject of a limit, such as a phone, or an endpoint and an address. */
export type Subject = string | readonly (string | number)[];

const throttleOf = (name: LimitName, subject: Subject): Throttle => ({
  limit: name,
  subject: digest(subject),
  ...limitOf(name),
});

/** The error once a limit is reached: its code, and its message without the time to wait. */
interface Refusal {
  code: "too_many_attempts" | "too_many_requests";
  words: string;
}
const tooManyRequests: Refusal = { code: "too_many_requests", words: "Too many requests. Try again in about " };

/**
 * Counts one attempt of a subject.
 * @throws AppError with the refusal's code and the time to wait, once the limit is reached
 */
export async function throttle(name: LimitName, subject: Subject, refusal = tooManyRequests): Promise<void> {
  const now = runtime.now();
  const counted = await countTime(runtime.db, throttleOf(name, subject), now);
  if (counted.outcome === "counted") return;
  const seconds = Math.max(1, Math.ceil(counted.endsAt - now / 1000));
  throw tooSoon(refusal.code, `${refusal.words}${wait(seconds)}.`, seconds);
}

/** '1 minute', '11 minutes'; '3 hours' from two hours on. Rounded up. */
function wait(seconds: number): string {
  const [count, unit] =
    seconds <= 2 * 60 * 60 ? [Math.ceil(seconds / 60), "minute"] : [Math.ceil(seconds / 3600), "hour"];
  return `${count} ${unit}${count === 1 ? "" : "s"}`;
}

/** Uncounts one attempt. */
export const uncountAttempt = (name: LimitName, subject: Subject): Promise<void> =>
  uncountTime(runtime.db, throttleOf(name, subject), runtime.now());
