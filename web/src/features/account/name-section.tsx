import { changeName } from "@petcare/contract";
import { call } from "../../lib/api/api.ts";
import { useKeptEdits } from "../../parts/kept-edits.ts";
import { NameField } from "../../parts/people/person-fields.tsx";
import { useContractForm } from "../../ui/form/use-contract-form.ts";
import { profileChanged } from "./profile-changed.ts";
import type { Profile } from "./profile-form.ts";
import { Section, SectionForm } from "./section.tsx";

export function NameSection({ profile }: { profile: Profile }) {
  const form = useContractForm({
    fields: useKeptEdits("name", { full_name: profile.name }),
    schema: changeName.body,
    labels: { full_name: "Name" },
    toBody: (values) => values,
    save: (body) => call(changeName, { body }),
    onSaved: ({ full_name }) => profileChanged("Name changed", (current) => ({ ...current, name: full_name.trim() })),
  });

  return (
    <Section title="Change name" about="The name on your account, as everybody here sees it.">
      <SectionForm form={form} action="Change name" failed="Failed to update name">
        <NameField name="full_name" {...form.text("full_name")} />
      </SectionForm>
    </Section>
  );
}
