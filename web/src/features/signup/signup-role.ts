import type { Role } from "@petcare/contract";

/** Who can sign up by themselves. */
export type SignupRole = Exclude<Role, "admin">;

/** The role that an address names, in any case; undefined for any other word. */
export function asSignupRole(text: string | undefined): SignupRole | undefined {
  const role = text?.toLowerCase();
  return role === "walker" || role === "client" ? role : undefined;
}
