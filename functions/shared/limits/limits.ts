/** At most `count` times in `seconds`, counted from the first time. */
interface Limit {
  count: number;
  seconds: number;
}

const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;

/**
 * Lists all rate limits. A name says what is limited, and per what.
 * A deployment changes these numbers with the variable LIMITS, for example {"send-code/site":{"count":500}}.
 */
const limits = {
  // The three budgets of wrong passwords and mailed codes (docs/decisions/019-budgets-of-sign-in.md).
  "sign-in/account-and-address": { count: 5, seconds: 15 * minute },
  "sign-in/address": { count: 30, seconds: 15 * minute },
  "sign-in/session": { count: 5, seconds: 15 * minute },
  // Any other public endpoint, each counted separately.
  "public/address": { count: 60, seconds: 15 * minute },
  // Texts cost money.
  "send-code/address": { count: 20, seconds: day },
  "send-code/phone": { count: 5, seconds: day },
  "send-code/site": { count: 200, seconds: day },
  // People with a valid referral code do not count against the site's limit.
  "send-code/referral": { count: 50, seconds: day },
  "send-invite/phone": { count: 5, seconds: day },
  "change-email/user": { count: 10, seconds: hour },
  "subscription/file": { count: 120, seconds: hour },
  "meet/address": { count: 3, seconds: hour },
  // Few enough for the owner to read them all.
  "meet/site": { count: 20, seconds: day },
} satisfies Record<string, Limit>;

/** The limits of one-time codes and phone proofs, in seconds. `pause` is the time between two codes to one phone. */
const oneTimeCode = { guesses: 5, lifetime: 10 * minute, pause: 30, proofLifetime: hour };

const settings = { ...limits, "one-time-code": oneTimeCode };
type Settings = typeof settings;

export type LimitName = keyof typeof limits;
export const limitNames = Object.keys(limits) as LimitName[];

/** Reads a limit of this deployment. */
export const limitOf = (name: LimitName): Limit => setting(name);

/** Reads the limits of one-time codes in this deployment. */
export const codeLimits = (): typeof oneTimeCode => setting("one-time-code");

/** @throws Error when LIMITS is not JSON or names an unknown limit */
function setting<Name extends keyof Settings>(name: Name): Settings[Name] {
  const given: Partial<Settings> = JSON.parse(process.env.LIMITS || "{}");
  const unknown = Object.keys(given).find((key) => !(key in settings));
  if (unknown !== undefined) throw new Error(`LIMITS names '${unknown}', which is no limit`);
  return { ...settings[name], ...given[name] };
}
