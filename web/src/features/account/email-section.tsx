import { TextInput } from "@mantine/core";
import { changeEmail } from "@petcare/contract";
import { call } from "../../lib/api/api.ts";
import { useContractForm } from "../../ui/form/use-contract-form.ts";
import { useKeptEdits } from "./kept-edits.ts";
import { profileChanged } from "./profile-changed.ts";
import type { Profile } from "./profile-form.ts";
import { Section } from "./section.tsx";
import { SectionForm } from "./section-form.tsx";

const nothing = { email: "" };

export function EmailSection({ profile }: { profile: Profile }) {
  const form = useContractForm({
    fields: useKeptEdits("email", nothing),
    schema: changeEmail.body,
    labels: { email: "Email" },
    toBody: (values) => values,
    save: (body) => call(changeEmail, { body }),
    onSaved: (sent) => {
      const email = sent.email.trim().toLowerCase();
      profileChanged(`Email changed. From now on, sign in with ${email}`, (current) => ({ ...current, email }));
    },
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
      <SectionForm form={form} action="Change email" failed="Failed to update email">
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
