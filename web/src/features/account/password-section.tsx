import { changePassword } from "@petcare/contract";
import { call } from "../../lib/api/api.ts";
import { toast } from "../../ui/feedback/toast.tsx";
import { useEdits } from "../../ui/form/fields.ts";
import { PasswordField } from "../../ui/form/password-field.tsx";
import { useContractForm } from "../../ui/form/use-contract-form.ts";
import { emptyPasswords, passwordRules } from "./password-form.ts";
import { Section, SectionForm } from "./section.tsx";

/** @param email whose password it is; '' while that is not known */
export function PasswordSection({ email }: { email: string }) {
  const form = useContractForm({
    ...passwordRules,
    fields: useEdits(emptyPasswords),
    save: (body) => call(changePassword, { body }),
    onSaved: () => toast("Password changed"),
  });

  return (
    <Section title="Change password" about="Changing it signs you out everywhere else.">
      <SectionForm form={form} action="Change password" failed="Failed to update password">
        {/* For password managers: whose password this is. */}
        <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
        <PasswordField
          label="Current password"
          name="old_password"
          autoComplete="current-password"
          {...form.text("old_password")}
        />
        <PasswordField
          label="New password"
          name="new_password"
          autoComplete="new-password"
          description="At least 9 characters, one of them an uppercase letter."
          {...form.text("new_password")}
        />
        <PasswordField
          label="Confirm new password"
          name="confirmation"
          autoComplete="new-password"
          {...form.text("confirmation")}
        />
      </SectionForm>
    </Section>
  );
}
