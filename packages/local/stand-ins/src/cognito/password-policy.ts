import type { PasswordPolicyType } from "@aws-sdk/client-cognito-identity-provider";
import { AwsError } from "../aws-error.ts";
import type { Pool } from "./state.ts";

/** Cognito's policy for a pool that was made without one. */
const strictest: PasswordPolicyType = {
  MinimumLength: 8,
  RequireUppercase: true,
  RequireLowercase: true,
  RequireNumbers: true,
  RequireSymbols: true,
};

/** Throws Cognito's error for a password that the pool does not accept. Only Basic Latin letters count as letters. */
export function requireAcceptablePassword(pool: Pool, password: string): void {
  if (password.length > 256 || !/^\S+.*\S+$/s.test(password)) {
    throw new AwsError(
      "InvalidParameterException",
      "1 validation error detected: Value at 'password' failed to satisfy constraint: Member must have length less than or equal to 256 and neither begin nor end with a space",
    );
  }
  const policy = pool.settings.Policies?.PasswordPolicy ?? strictest;
  const complaint = complaints(policy, password)[0];
  if (complaint) throw new AwsError("InvalidPasswordException", `Password did not conform with policy: ${complaint}`);
}

function complaints(policy: PasswordPolicyType, password: string): string[] {
  const rules: [wanted: boolean | undefined, met: boolean, complaint: string][] = [
    [true, password.length >= (policy.MinimumLength ?? 8), "Password not long enough"],
    [policy.RequireLowercase, /[a-z]/.test(password), "Password must have lowercase characters"],
    [policy.RequireUppercase, /[A-Z]/.test(password), "Password must have uppercase characters"],
    [policy.RequireNumbers, /[0-9]/.test(password), "Password must have numeric characters"],
    [
      policy.RequireSymbols,
      /[\^$*.[\]{}()?"!@#%&/\\,><':;|_~`=+\- ]/.test(password),
      "Password must have symbol characters",
    ],
  ];
  return rules.filter(([wanted, met]) => wanted && !met).map(([, , complaint]) => complaint);
}
