import { UnstyledButton } from "@mantine/core";
import { getDashboard } from "@petcare/contract";
import { useEffect } from "react";
import { NavLink } from "react-router-dom";
import { invoicesEveryMs } from "../../lib/api/recent-invoices.ts";
import { useLater } from "../../lib/api/use-read.ts";
import { logOut } from "../../lib/session/log-out.ts";
import { sessionKeys } from "../../lib/session/session-keys.ts";
import { localStore } from "../../lib/session/storage.ts";
import { Brand } from "../../parts/brand.tsx";
import { OfflinePill } from "../../ui/feedback/offline-pill.tsx";
import { useColorSchemeSwitch } from "../../ui/theme/color-scheme.tsx";
import { LogoutIcon } from "../../ui/theme/icons.tsx";
import { adminScreens } from "./admin-screens.ts";
import { FindField } from "./find-button.tsx";
import classes from "./side-menu.module.css";

interface SideMenuProps {
  onNavigate?: () => void;
  /** Opens the search. Absent in the drawer: there the header has the search and the word Offline. */
  onFind?: () => void;
}

/** The owner's menu: beside the page on a wide screen, otherwise in the drawer. */
export function SideMenu({ onNavigate, onFind }: SideMenuProps) {
  const scheme = useColorSchemeSwitch();
  return (
    <nav aria-label="Menu" className={classes.menu}>
      <Brand to="/admin" />
      {onFind && <FindField onClick={onFind} />}
      <div className={classes.sections}>
        {adminScreens.map(
          ({ path, label, Icon, counts }) =>
            Icon && (
              <NavLink key={path} to={path} end={path === "/admin"} className={classes.line ?? ""} onClick={onNavigate}>
                <Icon />
                {label}
                {counts && <OverdueCount />}
              </NavLink>
            ),
        )}
      </div>
      <div className={classes.foot}>
        {onFind && <OfflinePill />}
        <UnstyledButton className={classes.line} onClick={scheme.change}>
          {scheme.icon}
          {scheme.label}
        </UnstyledButton>
        <UnstyledButton className={classes.line} onClick={logOut}>
          <LogoutIcon />
          Log out
        </UnstyledButton>
      </div>
    </nav>
  );
}

/** The number of overdue invoices. It is stored for the session, so that each screen's menu has it at once. */
function OverdueCount() {
  const read = useLater(getDashboard, { everyMs: invoicesEveryMs }).data?.overdue.invoices;
  useEffect(() => {
    if (read !== undefined) localStore.setItem(sessionKeys.overdue, String(read));
  }, [read]);
  const overdue = read ?? Number(localStore.getItem(sessionKeys.overdue));
  return overdue ? (
    <small className={classes.count}>
      {overdue} <span className="visually-hidden">overdue</span>
    </small>
  ) : null;
}
