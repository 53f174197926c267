import { verifiedPhone } from "@petcare/contract/schemas";
import { signupKey } from "./forget-signup.ts";
import { answersOf, basicsFor, emptyDraft, type Signup, type SignupAnswers } from "./signup-draft.ts";

/*
 * The tab's session storage holds the facts from the end of step 1 until the account exists. A reload of a later step,
 * or a step back, loses nothing. It holds the password, too. So it is emptied when signing up is done, when the role is
 * switched, and when a screen of the app outside /signup is shown. Closing the tab empties it anyway.
 */
type Store = Pick<Storage, "getItem" | "setItem">;

/** Saves the facts of signing up, flat (docs/product/signup.md#kept-data). */
export function saveSignup(store: Store, signup: Signup): void {
  store.setItem(
    signupKey,
    JSON.stringify({ ...answersOf(signup), ...(signup.joins && { joins: true }), ...signup.phone }),
  );
}

/** Reads what was saved. It answers undefined where the answers to step 1 are not complete. */
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
