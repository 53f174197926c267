import { Textarea, TextInput } from "@mantine/core";
import { changeProfile, type Role } from "@petcare/contract";
import { call } from "../../lib/api/api.ts";
import { PetNames } from "../../parts/pet-names.tsx";
import { PhoneField } from "../../parts/phone-field.tsx";
import { type Profile, profileBody, profileForm, profileProblems, savedProfile } from "./profile-form.ts";
import classes from "./profile-section.module.css";
import { Section } from "./section.tsx";
import { SectionForm } from "./section-form.tsx";
import { useProfileChange } from "./use-profile-change.ts";
import { useSettingsForm } from "./use-settings-form.ts";

const about: Record<Role, string> = {
  admin: "How your team reaches you.",
  walker: "How the office reaches you. Other walkers do not see your phone.",
  client: "Where your walker goes, whom they look after, and how to reach you.",
};

export function ProfileSection({ profile }: { profile: Profile }) {
  const { role } = profile;
  const changed = useProfileChange();
  const form = useSettingsForm({
    stored: profileForm(profile),
    problemsOf: (values) => profileProblems(values, role),
    save: (values) => call(changeProfile, { body: profileBody(values, role) }),
    onSaved: (values) => changed("Profile saved", (current) => savedProfile(current, values)),
    failed: "Failed to update profile",
  });

  return (
    <Section title="Profile" about={about[role]}>
      <SectionForm form={form} action="Save profile">
        <TextInput label="Name" name="name" autoComplete="name" required withAsterisk={false} {...form.text("name")} />
        <PhoneField
          label="Phone"
          name="phone"
          value={form.values.phone}
          error={form.problems.phone}
          onChange={(phone) => form.set("phone", phone)}
        />
        {role === "client" && (
          <>
            <Textarea
              label="Home address"
              name="address"
              autoComplete="street-address"
              autosize
              minRows={1}
              maxRows={6}
              classNames={{ input: classes.address ?? "" }}
              {...form.text("address")}
            />
            <PetNames
              legend="Pets"
              names={form.values.pets}
              onChange={(names) => form.set("pets", names)}
              problemOf={(index) => form.problems[`pets.${index}`]}
              problem={form.problems.pets}
            />
          </>
        )}
      </SectionForm>
    </Section>
  );
}
