import { me, type Role } from "@petcare/contract";
import { type ReactNode, useEffect, useRef } from "react";
import { useLocation } from "react-router-dom";
import { useRead } from "../../lib/api/use-read.ts";
import { useTitle } from "../../lib/hooks/use-title.ts";
import { logOut } from "../../lib/session/log-out.ts";
import { AreaHeader, AreaMain } from "../../ui/layout/area-header.tsx";
import { BackButton } from "./back-button.tsx";
import { type HouseholdPeople, SettingsSections } from "./settings-sections.tsx";

interface SettingsPageProps {
  area: Exclude<Role, "admin">;
  /** The area's own ways to its other screens. */
  nav?: ReactNode;
  onLogOut?: () => void;
  /** Who signs in beside a client. */
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
  // The link that led here took the focus with it. On the first page of a visit the browser decides.
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
