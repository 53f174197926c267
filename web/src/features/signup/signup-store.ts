import type { SignupRole } from "./signup-role.ts";

/** Steps 1 and 2, answered (docs/product/signup.md#kept-data). */
export interface SignupAnswers {
  role: SignupRole;
  full_name: string;
  email: string;
  password: string;
  referral_code: string;
  /** These three of clients alone. */
  home_address?: string;
  pet_names?: string[];
  garage_code?: string;
}

/** What verifying the phone adds. */
export interface VerifiedPhone {
  /** Ten digits. */
  phone_raw: string;
  phone_display: string;
  phone_verified: true;
  sms_consent: true;
  /** ISO 8601 */
  sms_consent_at: string;
  sms_consent_text_version: string;
  /** What the server gave for the right code. */
  phone_proof: string;
}

export type SignupData = SignupAnswers & Partial<VerifiedPhone>;

/**
 * The tab's session storage holds the data from the end of step 2 until the account exists: a reload of the phone step,
 * or stepping back, loses nothing. It holds the password, too, and so is emptied when signing up is done, when the role
 * is switched, and as soon as any screen of the app but those of /signup is shown; closing the tab empties it anyway.
 */
const key = "kc:signup";
type Store = Pick<Storage, "getItem" | "setItem" | "removeItem">;

export function saveSignup(store: Store, data: SignupData): void {
  store.setItem(key, JSON.stringify(data));
}

export function forgetSignup(store: Store): void {
  store.removeItem(key);
}

/** What was saved; undefined without any, or where it is not whole. */
export function readSignup(store: Store): SignupData | undefined {
  try {
    const data: unknown = JSON.parse(store.getItem(key) ?? "null");
    return isWhole(data) ? data : undefined;
  } catch {
    return undefined;
  }
}

function isWhole(data: unknown): data is SignupData {
  if (typeof data !== "object" || data === null) return false;
  const { role, pet_names, ...fields } = data as Record<string, unknown>;
  const isText = (name: string) => typeof fields[name] === "string";
  if (!["full_name", "email", "password", "referral_code"].every(isText)) return false;
  if (role === "walker") return true;
  return role === "client" && isText("home_address") && isText("garage_code") && areTexts(pet_names);
}

const areTexts = (value: unknown) => Array.isArray(value) && value.every((each) => typeof each === "string");
