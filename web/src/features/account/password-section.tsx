import { changePassword, me } from "@petcare/contract";
import { useQuery } from "@tanstack/react-query";
import { call } from "../../lib/api/api.ts";
import { read } from "../../lib/api/query.ts";
import { toast } from "../../ui/feedback/toast.tsx";
import { PasswordField } from "../../ui/form/password-field.tsx";
import { emptyPasswords, passwordProblems } from "./password-form.ts";
import { Section } from "./section.tsx";
import { SectionForm } from "./section-form.tsx";
import { useSettingsForm } from "./use-settings-form.ts";

export function PasswordSection() {
  const email = useQuery(read(me)).data?.email ?? "";
  const form = useSettingsForm({
    stored: emptyPasswords,
    problemsOf: passwordProblems,
    save: ({ old_password, new_password }) => call(changePassword, { body: { old_password, new_password } }),
    onSaved: () => toast("Password changed"),
    failed: "Failed to update password",
  });

  return (
    <Section title="Change password" about="Changing it signs you out everywhere else.">
      <SectionForm form={form} action="Change password">
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
