import { Skeleton } from "@mantine/core";
import { me, type Role } from "@petcare/contract";
import { useRead } from "../../lib/api/use-read.ts";
import { Loaded } from "../../ui/feedback/states.tsx";
import { DangerZone } from "./danger-zone.tsx";
import { EmailSection } from "./email-section.tsx";
import { NameSection } from "./name-section.tsx";
import { PasswordSection } from "./password-section.tsx";
import { ProfileSection } from "./profile-section.tsx";
import classes from "./settings-sections.module.css";

/** A person's own account. The password can be changed and the account deleted even without the profile. */
export function SettingsSections({ area }: { area: Role }) {
  return (
    <div className={classes.sections}>
      <Loaded query={useRead(me)} failed="Failed to load profile data" loading={<ProfileSkeleton />}>
        {(profile) => (
          <>
            <ProfileSection profile={profile} />
            <NameSection profile={profile} />
            <EmailSection profile={profile} />
          </>
        )}
      </Loaded>
      <PasswordSection />
      {area !== "admin" && <DangerZone />}
    </div>
  );
}

/** The outline of the sections that wait for the profile. */
const ProfileSkeleton = () => (
  <div role="status" aria-label="Loading" style={{ display: "grid", gap: 16 }}>
    <Skeleton height={240} radius="lg" />
    <Skeleton height={150} radius="lg" />
    <Skeleton height={150} radius="lg" />
  </div>
);
