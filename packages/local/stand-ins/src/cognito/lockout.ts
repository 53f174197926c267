/** Failed sign-ins in a row. Instants are epoch milliseconds. */
export interface SignInFailures {
  count: number;
  lastAttemptAt: number;
  lockedUntil: number;
}

const freeFailures = 5;
const maxLock = 15 * 60_000;

/** Cognito's rule: the fifth failure locks for a second. Each further one doubles that, up to 15 minutes. */
export function afterFailure(failures: SignInFailures | undefined, now: number): SignInFailures {
  const count = (failures && now - failures.lastAttemptAt < maxLock ? failures.count : 0) + 1;
  const lock = count < freeFailures ? 0 : Math.min(1000 * 2 ** (count - freeFailures), maxLock);
  return { count, lastAttemptAt: now, lockedUntil: now + lock };
}

export const isLocked = (failures: SignInFailures | undefined, now: number): boolean =>
  failures !== undefined && now < failures.lockedUntil;
