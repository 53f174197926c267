import { me, type Role } from "@petcare/contract";
import { useQuery } from "@tanstack/react-query";
import { read } from "../../lib/api/query.ts";
import { Loaded } from "../../ui/feedback/states.tsx";
import { DangerZone } from "./danger-zone.tsx";
import { EmailSection } from "./email-section.tsx";
import { NameSection } from "./name-section.tsx";
import { PasswordSection } from "./password-section.tsx";
import { ProfileSection } from "./profile-section.tsx";
import { ProfileSkeleton } from "./profile-skeleton.tsx";
import classes from "./settings-sections.module.css";

/** One's own account. Without the profile, the password can be changed and the account deleted all the same. */
export function SettingsSections({ area }: { area: Role }) {
  return (
    <div className={classes.sections}>
      <Loaded query={useQuery(read(me))} failed="Failed to load profile data" loading={<ProfileSkeleton />}>
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
