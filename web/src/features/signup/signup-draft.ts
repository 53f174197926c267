import { completeClientSignup } from "@petcare/contract";
import { problemIn } from "../../lib/api/problem-in.ts";
import type { SignupRole } from "./signup-role.ts";

/** What steps 1 and 2 ask for, as typed. A walker's has the client's fields too, empty. */
export interface SignupDraft {
  full_name: string;
  email: string;
  password: string;
  home_address: string;
  /** One for each field on the screen, of which there is at least one. */
  pet_names: string[];
  garage_code: string;
  referral_code: string;
}

export const emptyDraft: SignupDraft = {
  full_name: "",
  email: "",
  password: "",
  home_address: "",
  pet_names: [""],
  garage_code: "",
  referral_code: "",
};

/** In the order of the screen. */
export const basicFields = ["full_name", "email", "password", "home_address", "pet_names", "garage_code"] as const;
export type BasicField = (typeof basicFields)[number];

export const fieldNames: Record<BasicField, string> = {
  full_name: "Full name",
  email: "Email",
  password: "Password",
  home_address: "Home address",
  pet_names: "Pet name",
  garage_code: "Garage code",
};

export type Problems = Partial<Record<BasicField, string>>;

const { shape } = completeClientSignup.body;

/** What is wrong in step 1, in the words of the contract (docs/product/signup.md#step-1). */
export function basicProblems(role: SignupRole, draft: SignupDraft): Problems {
  const asked = basicFields.filter((field) => role === "client" || shared.has(field));
  return Object.fromEntries(
    asked.flatMap((field) => {
      const problem = problemIn(shape[field], field === "pet_names" ? namesIn(draft.pet_names) : draft[field]);
      return problem === undefined ? [] : [[field, problem]];
    }),
  );
}

const shared: ReadonlySet<BasicField> = new Set(["full_name", "email", "password"]);

export const referralProblem = (code: string): string | undefined => problemIn(shape.referral_code, code);
export const emailProblem = (email: string): string | undefined => problemIn(shape.email, email);

/** The pets that have a name. */
export const namesIn = (names: readonly string[]): string[] =>
  names.map((name) => name.trim()).filter((name) => name !== "");
