/** So many times in so many seconds, from the first one on; where it `extends`, from the latest one on. */
export interface Limit {
  count: number;
  seconds: number;
  extends?: boolean;
}

const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;

/**
 * Every limit of what anybody may do without signing in, by its name: what is limited, and for one of what. All numbers
 * are here; a deployment changes them with the variable LIMITS, e.g. {"send-code/site":{"count":500}}.
 */
const limits = {
  "email-available/address": { count: 60, seconds: 15 * minute },
  "email-available/email": { count: 30, seconds: 15 * minute },
  "validate-referral/address": { count: 30, seconds: 15 * minute },
  "validate-referral/code": { count: 60, seconds: 15 * minute },
  "send-code/address": { count: 20, seconds: day },
  "send-code/phone": { count: 5, seconds: day },
  "send-code/site": { count: 200, seconds: day },
  "verify/address": { count: 60, seconds: hour },
  "verify/phone": { count: 30, seconds: hour },
  "complete/address": { count: 30, seconds: hour },
  "complete/phone": { count: 15, seconds: hour },
  // Failures only. A quarter of an hour without one is what Cognito's own lockout forgets after: ours comes first.
  "login/address": { count: 50, seconds: 15 * minute },
  "login/email": { count: 5, seconds: 15 * minute, extends: true },
  "forgot/address": { count: 20, seconds: hour },
  "forgot/email": { count: 5, seconds: hour },
  "reset/address": { count: 30, seconds: hour },
  "reset/email": { count: 10, seconds: hour },
} satisfies Record<string, Limit>;

/** A one-time code and what it gives: `pause` is between two codes to one phone. Times in seconds. */
const oneTimeCode = { guesses: 5, lifetime: 10 * minute, pause: 30, proofLifetime: hour };

const settings = { ...limits, "one-time-code": oneTimeCode };
type Settings = typeof settings;

export type LimitName = keyof typeof limits;
export const limitNames = Object.keys(limits) as LimitName[];

/** A limit as it is in this deployment. */
export const limitOf = (name: LimitName): Limit => setting(name);

/** The numbers of one-time codes as they are in this deployment. */
export const codeLimits = (): typeof oneTimeCode => setting("one-time-code");

/** @throws Error when LIMITS is not JSON or names something that is no limit */
function setting<Name extends keyof Settings>(name: Name): Settings[Name] {
  const given: Partial<Settings> = JSON.parse(process.env.LIMITS || "{}");
  const unknown = Object.keys(given).find((key) => !(key in settings));
  if (unknown !== undefined) throw new Error(`LIMITS names '${unknown}', which is no limit`);
  return { ...settings[name], ...given[name] };
}
