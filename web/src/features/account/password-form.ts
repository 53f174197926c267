import { changePassword } from "@petcare/contract/schemas";
import type { FormRules, Problems } from "../../ui/form/form-rules.ts";

interface PasswordForm {
  old_password: string;
  new_password: string;
  confirmation: string;
}

export const emptyPasswords: PasswordForm = { old_password: "", new_password: "", confirmation: "" };

/** The rules of a new password, and its confirmation (docs/product/account.md#password). */
export const passwordRules = {
  schema: changePassword.body,
  labels: { old_password: "Password", new_password: "New password" },
  toBody: ({ old_password, new_password }: PasswordForm) => ({ old_password, new_password }),
  check: ({ new_password, confirmation }: PasswordForm): Problems =>
    confirmation === new_password ? {} : { confirmation: "New passwords do not match" },
} satisfies FormRules<PasswordForm, unknown>;
