import { changePassword } from "@petcare/contract";
import { type Problems, problemsIn } from "./problems.ts";

export interface PasswordForm {
  old_password: string;
  new_password: string;
  confirmation: string;
}

export const emptyPasswords: PasswordForm = { old_password: "", new_password: "", confirmation: "" };

/** What is wrong, by field (docs/product/account.md#password). */
export function passwordProblems({ confirmation, ...body }: PasswordForm): Problems {
  const labels = { old_password: "Password", new_password: "New password" };
  return {
    ...problemsIn(changePassword.body, body, labels),
    ...(confirmation !== body.new_password && { confirmation: "New passwords do not match" }),
  };
}
