/**
 * At most `count` times in `seconds`. The time runs from the first one, or from the latest failure if the limit `extends`.
 */
interface Limit {
  count: number;
  seconds: number;
  extends?: boolean;
}

const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;

/**
 * Every limit on what anybody may do without signing in, or try with a session. A name says what is limited, and per what.
 * A deployment changes these numbers with the variable LIMITS, for example {"send-code/site":{"count":500}}.
 */
const limits = {
  "email-available/address": { count: 60, seconds: 15 * minute },
  "email-available/email": { count: 30, seconds: 15 * minute },
  "validate-referral/address": { count: 30, seconds: 15 * minute },
  "validate-referral/code": { count: 60, seconds: 15 * minute },
  "send-code/address": { count: 20, seconds: day },
  "send-code/phone": { count: 5, seconds: day },
  "send-code/site": { count: 200, seconds: day },
  // Holders of a good referral code have limits of their own, which nobody else can spend.
  "send-code/invited-phone": { count: 5, seconds: day },
  "send-code/referral": { count: 50, seconds: day },
  "send-code/invited": { count: 200, seconds: day },
  "verify/address": { count: 60, seconds: hour },
  "verify/phone": { count: 30, seconds: hour },
  "complete/address": { count: 30, seconds: hour },
  "complete/phone": { count: 15, seconds: hour },
  // Only failures count at passwords. The limits of an account are for browsers that have not signed in to it before.
  // They let six failures in a row reach Cognito, which then locks for two seconds. It forgets them in the quiet after that.
  // One network address cannot use an account's limit up alone, and all addresses together get 18 guesses in an hour.
  "login/address": { count: 50, seconds: 15 * minute },
  "login/account-and-address": { count: 5, seconds: 20 * minute, extends: true },
  "login/account": { count: 6, seconds: 20 * minute, extends: true },
  "login/device": { count: 5, seconds: 15 * minute, extends: true },
  "password/session": { count: 5, seconds: 15 * minute, extends: true },
  "send-invite/phone": { count: 5, seconds: day },
  // Only wrong addresses count: a calendar service asks for many people from few network addresses.
  "subscription/address": { count: 60, seconds: 15 * minute },
  "subscription/file": { count: 120, seconds: hour },
  // The same for links that end a kind of email.
  "stop/address": { count: 60, seconds: 15 * minute },
  "stop/file": { count: 60, seconds: hour },
  "meet-form/address": { count: 60, seconds: 15 * minute },
  "meet/address": { count: 3, seconds: hour },
  "meet/reach": { count: 3, seconds: day },
  // So many that the owner can still read what her clients ask for.
  "meet/site": { count: 20, seconds: day },
  "change-email/user": { count: 10, seconds: hour },
  "forgot/address": { count: 20, seconds: hour },
  "forgot/email": { count: 5, seconds: hour },
  "forgot/device": { count: 5, seconds: hour },
  // Cognito mails 50 codes a day. Those above this are kept for browsers that have signed in before.
  "forgot/site": { count: 30, seconds: day },
  "reset/address": { count: 30, seconds: hour },
  // As few as Cognito may take for one account in an hour. One network address cannot use them up alone.
  "reset/email": { count: 5, seconds: hour },
  "reset/email-and-address": { count: 3, seconds: hour },
} satisfies Record<string, Limit>;

/** One-time codes, and the proofs that they give. `pause` is the time between two codes to one phone. All in seconds. */
const oneTimeCode = { guesses: 5, lifetime: 10 * minute, pause: 30, proofLifetime: hour };

const settings = { ...limits, "one-time-code": oneTimeCode };
type Settings = typeof settings;

export type LimitName = keyof typeof limits;
export const limitNames = Object.keys(limits) as LimitName[];

/** A limit in this deployment. */
export const limitOf = (name: LimitName): Limit => setting(name);

/** The numbers of one-time codes in this deployment. */
export const codeLimits = (): typeof oneTimeCode => setting("one-time-code");

/** @throws Error when LIMITS is not JSON or names an unknown limit */
function setting<Name extends keyof Settings>(name: Name): Settings[Name] {
  const given: Partial<Settings> = JSON.parse(process.env.LIMITS || "{}");
  const unknown = Object.keys(given).find((key) => !(key in settings));
  if (unknown !== undefined) throw new Error(`LIMITS names '${unknown}', which is no limit`);
  return { ...settings[name], ...given[name] };
}
