import { TextInput } from "@mantine/core";
import { changeEmail } from "@petcare/contract";
import { call } from "../../lib/api/api.ts";
import { problemsIn } from "./problems.ts";
import type { Profile } from "./profile-form.ts";
import { Section } from "./section.tsx";
import { SectionForm } from "./section-form.tsx";
import { useProfileChange } from "./use-profile-change.ts";
import { useSettingsForm } from "./use-settings-form.ts";

const nothing = { email: "" };

export function EmailSection({ profile }: { profile: Profile }) {
  const changed = useProfileChange();
  const form = useSettingsForm({
    stored: nothing,
    problemsOf: (values) => problemsIn(changeEmail.body, values, { email: "Email" }),
    save: (values) => call(changeEmail, { body: values }),
    onSaved: (values) => {
      const email = values.email.trim().toLowerCase();
      changed(`Email changed. From now on, sign in with ${email}`, (current) => ({ ...current, email }));
    },
    failed: "Failed to update email",
  });

  return (
    <Section
      title="Change email"
      about={
        <>
          You sign in with <b>{profile.email}</b>. Changing it signs you out everywhere else.
        </>
      }
    >
      <SectionForm form={form} action="Change email">
        <TextInput
          label="New email"
          type="email"
          name="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          required
          withAsterisk={false}
          {...form.text("email")}
        />
      </SectionForm>
    </Section>
  );
}
