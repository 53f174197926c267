import { changeProfile, type Role } from "@petcare/contract";
import { changeEmail } from "@petcare/contract/schemas";
import { useState } from "react";
import { call } from "../../lib/api/api.ts";
import { ApiError } from "../../lib/api/api-error.ts";
import { tellAfterChange } from "../../lib/push/this-browser.ts";
import { useKeptEdits } from "../../parts/kept-edits.ts";
import { AddressField, NameField } from "../../parts/people/person-fields.tsx";
import { PetNames } from "../../parts/pet-names.tsx";
import { PhoneField } from "../../parts/phone-field.tsx";
import { EmailInput } from "../../ui/form/email-input.tsx";
import { PasswordField } from "../../ui/form/password-field.tsx";
import { useContractForm } from "../../ui/form/use-contract-form.ts";
import { type Profile, profileChanged, profileForm, profileRules, savedProfile } from "./data.ts";
import classes from "./screen.module.css";
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

export function EmailSection({ profile }: { profile: Profile }) {
  // The server requires it if the sign-in is not recent.
  const [asksPassword, setAsksPassword] = useState(false);
  const form = useContractForm({
    fields: useKeptEdits("email", { email: "", password: "" }),
    schema: changeEmail.body,
    labels: { email: "Email", password: "Password" },
    toBody: ({ email, password }) => ({ email, ...(password && { password }) }),
    save: (body) => call(changeEmail, { body }),
    onSaved: (_, { email }) => {
      setAsksPassword(false);
      tellAfterChange();
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
