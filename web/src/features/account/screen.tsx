import { Button, Skeleton } from "@mantine/core";
import { me, type Role } from "@petcare/contract";
import { changeName, changePassword } from "@petcare/contract/schemas";
import { type ComponentType, type ReactNode, Suspense, useEffect, useRef } from "react";
import { Link, useLocation } from "react-router-dom";
import { call } from "../../lib/api/api.ts";
import { useRead } from "../../lib/api/use-read.ts";
import { useTitle } from "../../lib/hooks/use-title.ts";
import { tellAfterChange } from "../../lib/push/this-browser.ts";
import { logOut } from "../../lib/session/log-out.ts";
import { homeOf } from "../../lib/session/session.ts";
import { useKeptEdits } from "../../parts/kept-edits.ts";
import { NameField } from "../../parts/people/person-fields.tsx";
import { Outline } from "../../ui/feedback/outline.tsx";
import { Loaded } from "../../ui/feedback/states.tsx";
import { toast } from "../../ui/feedback/toast.tsx";
import { useEdits } from "../../ui/form/fields.ts";
import type { Problems } from "../../ui/form/form-rules.ts";
import { PasswordField } from "../../ui/form/password-field.tsx";
import { useContractForm } from "../../ui/form/use-contract-form.ts";
import { AreaHeader, AreaMain } from "../../ui/layout/area-header.tsx";
import { PreviousIcon } from "../../ui/theme/icons.tsx";
import { CalendarSection } from "./calendar-section.tsx";
import { DangerZone } from "./danger-zone.tsx";
import { type Profile, profileChanged } from "./data.ts";
import { NoticesSection } from "./notices-section.tsx";
import { EmailSection, ProfileSection } from "./own-facts.tsx";
import classes from "./screen.module.css";
import { Section, SectionForm } from "./section.tsx";

interface SettingsPageProps {
  area: Exclude<Role, "admin">;
  /** The area's own navigation. */
  nav?: ReactNode;
  onLogOut?: () => void;
  /** The list of a household's people. */
  Household?: HouseholdPeople;
  /** Further sections, above the calendar's. */
  more?: ReactNode;
}

/** /walker/settings and /client/settings. */
export function SettingsPage({ area, nav, onLogOut = logOut, Household, more }: SettingsPageProps) {
  const name = useRead(me).data?.name;
  const heading = useRef<HTMLHeadingElement>(null);
  const { key } = useLocation();
  useTitle("Settings");
  // The link that led here is gone, and the focus with it. After a reload the browser decides.
  useEffect(() => {
    if (key !== "default") heading.current?.focus({ preventScroll: true });
  }, [key]);

  return (
    <>
      <AreaHeader
        narrow
        lead={<BackButton area={area} />}
        nav={nav}
        title="Settings"
        titleRef={heading}
        onLogOut={onLogOut}
      >
        {name}
      </AreaHeader>
      <AreaMain narrow>
        <SettingsSections area={area} Household={Household} more={more} />
      </AreaMain>
    </>
  );
}

type HouseholdPeople = ComponentType<{ isMember: boolean }>;

interface SettingsSectionsProps {
  area: Role;
  Household?: HouseholdPeople | undefined;
  more?: ReactNode;
}

/** The sections of a person's own account. Those below the profile work without it, too. */
export function SettingsSections({ area, Household, more }: SettingsSectionsProps) {
  const profile = useRead(me);
  // The profile is above the other sections, which would move.
  const isFirstReading = profile.data === undefined && !profile.isFetched;
  if (isFirstReading && profile.fetchStatus !== "paused") return <Outline heights={[430, 210, 210, 360]} />;
  return (
    <div className="stack">
      <Loaded query={profile} failed="Failed to load profile data">
        {(profile) => (
          <>
            <ProfileSection profile={profile} />
            <NameSection profile={profile} />
            <EmailSection profile={profile} />
          </>
        )}
      </Loaded>
      <PasswordSection email={profile.data?.email ?? ""} />
      <NoticesSection area={area} />
      {Household && profile.data && (
        <HouseholdSection head={profile.data.household}>
          <Suspense fallback={<Skeleton height={96} />}>
            <Household isMember={profile.data.household !== null} />
          </Suspense>
        </HouseholdSection>
      )}
      {more}
      {area !== "admin" && (
        <>
          <CalendarSection />
          <DangerZone area={area} isMember={profile.data?.household != null} />
        </>
      )}
    </div>
  );
}

/** @param head the name of the client whose household it is, where that is another person */
const HouseholdSection = ({ head, children }: { head: string | null; children: ReactNode }) => (
  <Section
    title="Your household"
    about={
      head === null
        ? "Others who sign in by themselves, and see and ask for what you can: visits, invoices, pets and address."
        : `You share the visits, invoices, pets and address of ${head}, who says who else does.`
    }
  >
    {children}
  </Section>
);

function NameSection({ profile }: { profile: Profile }) {
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

/** Changes the password (docs/product/account.md#password). `email` is '' until it is known. */
function PasswordSection({ email }: { email: string }) {
  const form = useContractForm({
    fields: useEdits({ old_password: "", new_password: "", confirmation: "" }),
    schema: changePassword.body,
    labels: { old_password: "Password", new_password: "New password" },
    toBody: ({ old_password, new_password }) => ({ old_password, new_password }),
    check: ({ new_password, confirmation }): Problems =>
      confirmation === new_password ? {} : { confirmation: "New passwords do not match" },
    save: (body) => call(changePassword, { body }),
    onSaved: () => {
      toast("Password changed");
      tellAfterChange();
    },
  });

  return (
    <Section title="Change password" about="Changing it signs you out everywhere else and ends your calendar address.">
      <SectionForm form={form} action="Change password" failed="Failed to update password">
        {/* Password managers store the password under this name. */}
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

/** Leads to /admin, /walker or /client (docs/product/account.md). */
export function BackButton({ area }: { area: Role }) {
  return (
    <Button
      component={Link}
      to={homeOf(area)}
      variant="transparent"
      className={classes.back}
      leftSection={<PreviousIcon size={18} />}
    >
      Back
    </Button>
  );
}
