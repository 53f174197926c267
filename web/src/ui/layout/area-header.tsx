import { ActionIcon, Button } from "@mantine/core";
import type { ReactNode, Ref } from "react";
import { Link } from "react-router-dom";
import { OfflinePill } from "../feedback/offline-pill.tsx";
import { useColorSchemeSwitch } from "../theme/color-scheme.tsx";
import { LogoutIcon, SettingsIcon } from "../theme/icons.tsx";
import classes from "./area-header.module.css";

interface AreaHeaderProps {
  /** The date or the brand, at the upper left. */
  lead: ReactNode;
  nav?: ReactNode;
  title: string;
  /** For moving the focus to the title. */
  titleRef?: Ref<HTMLHeadingElement>;
  /** The line below the title. */
  children?: ReactNode;
  /** The path of the settings, if no other link on the page leads there. */
  settings?: string;
  onLogOut: () => void;
  /** Whether the page has the width of a text. */
  narrow?: boolean;
  /** The words in place of 'Offline', shown even if the browser reports a network. */
  offline?: string | undefined;
}

/** The header of a walker's or a client's page. AreaMain overlaps its lower edge. */
export function AreaHeader({
  lead,
  nav,
  title,
  titleRef,
  children,
  settings,
  onLogOut,
  narrow,
  offline,
}: AreaHeaderProps) {
  const colors = useColorSchemeSwitch();
  return (
    <header className={classes.header} data-narrow={narrow || undefined}>
      <div className={classes.line}>
        <div className={classes.lead}>{lead}</div>
        {nav}
        <div className={classes.actions}>
          <OfflinePill words={offline} />
          {settings && (
            <Button
              component={Link}
              to={settings}
              variant="transparent"
              className={`icon-on-phone ${classes.action} ${classes.named}`}
              leftSection={<SettingsIcon />}
            >
              Settings
            </Button>
          )}
          <ActionIcon
            variant="transparent"
            className={classes.action}
            aria-label={colors.label}
            onClick={colors.change}
          >
            {colors.icon}
          </ActionIcon>
          <Button
            variant="transparent"
            className={`icon-on-phone ${classes.action} ${classes.named} ${classes.logout}`}
            leftSection={<LogoutIcon />}
            onClick={onLogOut}
          >
            Logout
          </Button>
        </div>
      </div>
      <h1 ref={titleRef} tabIndex={-1} className={classes.title}>
        {title}
      </h1>
      <p className={classes.sub}>{children}</p>
    </header>
  );
}

/** The page below an AreaHeader. */
export function AreaMain({ children, narrow }: { children: ReactNode; narrow?: boolean }) {
  return (
    <main className={classes.main} data-narrow={narrow || undefined}>
      {children}
    </main>
  );
}
