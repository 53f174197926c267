import { TextInput } from "@mantine/core";
import { changeName } from "@petcare/contract";
import { call } from "../../lib/api/api.ts";
import { problemsIn } from "./problems.ts";
import type { Profile } from "./profile-form.ts";
import { Section } from "./section.tsx";
import { SectionForm } from "./section-form.tsx";
import { useProfileChange } from "./use-profile-change.ts";
import { useSettingsForm } from "./use-settings-form.ts";

export function NameSection({ profile }: { profile: Profile }) {
  const changed = useProfileChange();
  const form = useSettingsForm({
    stored: { full_name: profile.name },
    problemsOf: (values) => problemsIn(changeName.body, values, { full_name: "Name" }),
    save: (values) => call(changeName, { body: values }),
    onSaved: ({ full_name }) => changed("Name changed", (current) => ({ ...current, name: full_name.trim() })),
    failed: "Failed to update name",
  });

  return (
    <Section title="Change name" about="The name on your account, as everybody here sees it.">
      <SectionForm form={form} action="Change name">
        <TextInput
          label="Full name"
          name="full_name"
          autoComplete="name"
          required
          withAsterisk={false}
          {...form.text("full_name")}
        />
      </SectionForm>
    </Section>
  );
}
