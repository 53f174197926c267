import type { Role, VerifiedPhone } from "@petcare/contract";
import { signupBasics } from "@petcare/contract/schemas";
import type { FormRules } from "../../ui/form/form-rules.ts";
import { namesIn, textOrNull } from "../../ui/form/typed-text.ts";

/** Who can sign up by themselves. */
export type SignupRole = Exclude<Role, "admin">;

/** The role that an address names, in upper or lower case. Undefined for any other word. */
export function asSignupRole(text: string | undefined): SignupRole | undefined {
  const role = text?.toLowerCase();
  return role === "walker" || role === "client" ? role : undefined;
}

/** The answers that steps 1 and 2 ask for, as typed. A walker's draft also has the client's fields, empty. */
export interface SignupDraft {
  role: SignupRole;
  full_name: string;
  email: string;
  password: string;
  home_address: string;
  /** One for each field on the screen, at least one. */
  pet_names: string[];
  garage_code: string;
  referral_code: string;
  /** They become a member of a client's household, whose home is known. */
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

/** The schema of step 1. A member of a household says nothing of a home, as a walker does. */
export const basicsFor = ({ role, joins }: Joining) => signupBasics[joins ? "walker" : role];

/** The rules of step 1 (docs/product/signup.md#step-1). */
export const basicRules = ({ role, joins }: Joining) =>
  ({
    schema: basicsFor({ role, joins }),
    labels: { ...basicLabels, pet_names: "Pets" },
    toBody: answersOf,
    // One line says what is wrong with the list.
    fieldOf: (path: string) => path.replace(/^pet_names\.\d+$/, "pet_names"),
  }) satisfies FormRules<SignupDraft, unknown>;

/** The answers to steps 1 and 2 as they are sent, trimmed. Those of a walker and of a member of a household have no home. */
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

export type SignupAnswers = ReturnType<typeof answersOf>;
