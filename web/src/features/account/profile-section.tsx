import { changeProfile, type Role } from "@petcare/contract";
import { call } from "../../lib/api/api.ts";
import { useKeptEdits } from "../../parts/kept-edits.ts";
import { AddressField, NameField } from "../../parts/people/person-fields.tsx";
import { PetNames } from "../../parts/pet-names.tsx";
import { PhoneField } from "../../parts/phone-field.tsx";
import { useContractForm } from "../../ui/form/use-contract-form.ts";
import { profileChanged } from "./profile-changed.ts";
import { type Profile, profileForm, profileRules, savedProfile } from "./profile-form.ts";
import classes from "./profile-section.module.css";
import { Section, SectionForm } from "./section.tsx";

const about: Record<Role, string> = {
  admin: "How your team reaches you.",
  walker: "How the office reaches you. Other walkers do not see your phone.",
  client: "Where your walker goes, whom they look after, and how to reach you.",
};

export function ProfileSection({ profile }: { profile: Profile }) {
  const { role } = profile;
  const form = useContractForm({
    ...profileRules(role),
    fields: useKeptEdits("profile", profileForm(profile)),
    save: (body) => call(changeProfile, { body }),
    onSaved: (sent) => profileChanged("Profile saved", (current) => savedProfile(current, sent)),
  });

  return (
    <Section title="Profile" about={about[role]}>
      <SectionForm form={form} action="Save profile" failed="Failed to update profile">
        <NameField label="Name" name="name" {...form.text("name")} />
        <PhoneField label="Phone" name="phone" {...form.text("phone")} />
        {role === "client" && (
          <>
            <AddressField
              name="address"
              autoComplete="street-address"
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
