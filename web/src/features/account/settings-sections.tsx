import { Skeleton } from "@mantine/core";
import { me, type Role } from "@petcare/contract";
import { useRead } from "../../lib/api/use-read.ts";
import { Loaded } from "../../ui/feedback/states.tsx";
import { BackButton } from "./back-button.tsx";
import { DangerZone } from "./danger-zone.tsx";
import { EmailSection } from "./email-section.tsx";
import { NameSection } from "./name-section.tsx";
import { PasswordSection } from "./password-section.tsx";
import { ProfileSection } from "./profile-section.tsx";
import classes from "./settings-sections.module.css";

/** A person's own account. The password can be changed and the account deleted even without the profile. */
export function SettingsSections({ area }: { area: Role }) {
  const profile = useRead(me);
  // Drawn above what is there already, the profile would push it down.
  const isFirstReading = profile.data === undefined && !profile.isFetched;
  if (isFirstReading && profile.fetchStatus !== "paused") return <Outline />;
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
      {area !== "admin" && <DangerZone area={area} />}
    </div>
  );
}

/** The sections while the profile is read for the first time. */
const Outline = () => (
  <div role="status" aria-label="Loading" className="stack">
    <Skeleton height={430} radius="lg" />
    <Skeleton height={210} radius="lg" />
    <Skeleton height={210} radius="lg" />
    <Skeleton height={360} radius="lg" />
  </div>
);

/** The owner's own account, below /admin/settings. */
export function AdminSettings() {
  return (
    <div className={classes.page}>
      <BackButton area="admin" />
      <SettingsSections area="admin" />
    </div>
  );
}
