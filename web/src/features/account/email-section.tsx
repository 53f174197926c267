import { getSubscription } from "@petcare/contract";
import { changeEmail } from "@petcare/contract/schemas";
import { useState } from "react";
import { readAgain } from "../../lib/api/after-write.ts";
import { call } from "../../lib/api/api.ts";
import { ApiError } from "../../lib/api/api-error.ts";
import { tellAfterChange } from "../../lib/push/this-browser.ts";
import { useKeptEdits } from "../../parts/kept-edits.ts";
import { EmailInput } from "../../ui/form/email-input.tsx";
import { PasswordField } from "../../ui/form/password-field.tsx";
import { useContractForm } from "../../ui/form/use-contract-form.ts";
import { profileChanged } from "./profile-changed.ts";
import type { Profile } from "./profile-form.ts";
import { Section, SectionForm } from "./section.tsx";

const nothing = { email: "", password: "" };

export function EmailSection({ profile }: { profile: Profile }) {
  // The server asks for it where the sign-in is not recent.
  const [asksPassword, setAsksPassword] = useState(false);
  const form = useContractForm({
    fields: useKeptEdits("email", nothing),
    schema: changeEmail.body,
    labels: { email: "Email", password: "Password" },
    toBody: ({ email, password }) => ({ email, ...(password && { password }) }),
    save: (body) => call(changeEmail, { body }),
    onSaved: (_, { email }) => {
      setAsksPassword(false);
      tellAfterChange();
      readAgain(getSubscription);
      profileChanged(`Email changed. From now on, sign in with ${email}`, (current) => ({ ...current, email }));
    },
    onFailed: (error) => {
      if (error instanceof ApiError && "password" in error.fields) setAsksPassword(true);
    },
  });

  return (
    <Section
      title="Change email"
      about={
        <>
          You sign in with <b>{profile.email}</b>. Changing it signs you out everywhere else and ends your calendar
          address.
        </>
      }
    >
      <SectionForm form={form} action="Change email" failed="Failed to update email">
        <EmailInput
          label="New email"
          name="email"
          autoComplete="email"
          required
          withAsterisk={false}
          {...form.text("email")}
        />
        {asksPassword && (
          <PasswordField
            label="Current password"
            name="password"
            autoComplete="current-password"
            description="You signed in a while ago, so please confirm that it is you."
            {...form.text("password")}
          />
        )}
      </SectionForm>
    </Section>
  );
}
