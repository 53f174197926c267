import { UnstyledButton } from "@mantine/core";
import { NavLink } from "react-router-dom";
import { useOverdueCount } from "../../lib/api/overdue-count.ts";
import { logOut } from "../../lib/session/log-out.ts";
import { Brand } from "../../parts/brand.tsx";
import { OfflinePill } from "../../ui/feedback/offline-pill.tsx";
import { useColorSchemeSwitch } from "../../ui/theme/color-scheme.tsx";
import { LogoutIcon } from "../../ui/theme/icons.tsx";
import { adminScreens } from "./admin-screens.ts";
import { FindField } from "./find-button.tsx";
import classes from "./side-menu.module.css";

interface SideMenuProps {
  onNavigate?: () => void;
  /** Opens the search. In the drawer there is none, nor the word Offline, for the header has both there. */
  onFind?: () => void;
}

/** The owner's menu. It stands beside the page where there is room, and in the drawer elsewhere. */
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

/** How many invoices are overdue. Nothing where there are none. */
function OverdueCount() {
  const overdue = useOverdueCount();
  return overdue ? (
    <small className={classes.count}>
      {overdue} <span className="visually-hidden">overdue</span>
    </small>
  ) : null;
}
