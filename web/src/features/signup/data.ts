import type { Role, VerifiedPhone } from "@petcare/contract";
import { signupBasics, verifiedPhone } from "@petcare/contract/schemas";
import type { FormRules } from "../../ui/form/form-rules.ts";
import { namesIn, textOrNull } from "../../ui/form/typed-text.ts";
import { signupKey } from "./forget-signup.ts";

/** The roles that can sign up. */
export type SignupRole = Exclude<Role, "admin">;

/** Reads a role from the address, in upper or lower case. Undefined for any other word. */
export function asSignupRole(text: string | undefined): SignupRole | undefined {
  const role = text?.toLowerCase();
  return role === "walker" || role === "client" ? role : undefined;
}

/** The answers to steps 1 and 2, as typed. A walker's draft has the client's fields, too, empty. */
export interface SignupDraft {
  role: SignupRole;
  full_name: string;
  email: string;
  password: string;
  home_address: string;
  /** At least one, possibly empty. */
  pet_names: string[];
  garage_code: string;
  referral_code: string;
  /** Whether the person joins a client's household, whose home is known. */
  joins?: boolean | undefined;
}

/** The draft, and the phone once it is verified. */
export interface Signup extends SignupDraft {
  phone?: VerifiedPhone;
}
export type VerifiedSignup = Signup & Required<Pick<Signup, "phone">>;

export const isVerified = (signup: Signup): signup is VerifiedSignup => signup.phone !== undefined;

export const emptyDraft = (role: SignupRole): SignupDraft => ({
  role,
  full_name: "",
  email: "",
  password: "",
  home_address: "",
  pet_names: [""],
  garage_code: "",
  referral_code: "",
});

/** The names of step 1's fields. */
export const basicLabels: Readonly<Record<string, string>> = {
  full_name: "Full name",
  email: "Email",
  password: "Password",
  home_address: "Home address",
  pet_names: "Pet name",
  garage_code: "Garage code",
} satisfies Record<Exclude<keyof SignupDraft, "role" | "referral_code" | "joins">, string>;

type Joining = Pick<SignupDraft, "role" | "joins">;

/** The schema of step 1. Like a walker, a member of a household enters no home. */
const basicsFor = ({ role, joins }: Joining) => signupBasics[joins ? "walker" : role];

/** The rules of step 1 (docs/product/signup.md#step-1). */
export const basicRules = ({ role, joins }: Joining) =>
  ({
    schema: basicsFor({ role, joins }),
    labels: { ...basicLabels, pet_names: "Pets" },
    toBody: answersOf,
    // The list of pets shows one problem.
    fieldOf: (path: string) => path.replace(/^pet_names\.\d+$/, "pet_names"),
  }) satisfies FormRules<SignupDraft, unknown>;

/** The answers to steps 1 and 2 as they are sent, trimmed. Walkers and members of a household have no home. */
export function answersOf({ role, full_name, email, password, referral_code, joins, ...home }: SignupDraft) {
  const shared = {
    full_name: full_name.trim(),
    email: email.trim(),
    password,
    referral_code: referral_code.trim().toUpperCase(),
  };
  if (role === "walker") return { role, ...shared };
  if (joins) return { role, ...shared };
  return {
    role,
    ...shared,
    home_address: home.home_address.trim(),
    pet_names: namesIn(home.pet_names),
    garage_code: textOrNull(home.garage_code),
  };
}

type SignupAnswers = ReturnType<typeof answersOf>;

/*
 * The tab's session storage has the answers from the end of step 1 until the account exists, so that a reload or a step
 * back loses nothing. The password is among them. So they are deleted when the account is made, when the role is
 * switched, and on any screen outside /signup.
 */
type Store = Pick<Storage, "getItem" | "setItem">;

/** Saves the answers, flat (docs/product/signup.md#kept-data). */
export function saveSignup(store: Store, signup: Signup): void {
  store.setItem(
    signupKey,
    JSON.stringify({ ...answersOf(signup), ...(signup.joins && { joins: true }), ...signup.phone }),
  );
}

/** Reads the saved answers. Undefined if those to step 1 are incomplete. */
export function readSignup(store: Store): Signup | undefined {
  const data = parsed(store);
  if (!isWhole(data)) return undefined;
  const { role, full_name, email, password, referral_code } = data;
  const phone = verifiedPhone.safeParse(data).data;
  return {
    ...emptyDraft(role),
    ...{ full_name, email, password, referral_code },
    ...("home_address" in data && homeIn(data)),
    ...(data.joins && { joins: true }),
    ...(phone && { phone }),
  };
}

const homeIn = ({ home_address, pet_names, garage_code }: Extract<SignupAnswers, { home_address: string }>) => ({
  home_address,
  pet_names,
  garage_code: garage_code ?? "",
});

function parsed(store: Store): Record<string, unknown> {
  try {
    return Object(JSON.parse(store.getItem(signupKey) ?? "null"));
  } catch {
    return {};
  }
}

function isWhole(data: Record<string, unknown>): data is SignupAnswers & { joins?: true } {
  const { role, referral_code } = data;
  if (role !== "walker" && role !== "client") return false;
  const joins = data.joins === true;
  return typeof referral_code === "string" && basicsFor({ role, joins }).safeParse(data).success;
}
