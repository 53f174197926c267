import { ActionIcon, Button } from "@mantine/core";
import { type ComponentProps, type ReactNode, Suspense, useState } from "react";
import { Link } from "react-router-dom";
import { late } from "../../lib/hooks/late.tsx";
import { useLastDefined } from "../../lib/hooks/use-last-defined.ts";
import { useLater } from "../../lib/hooks/use-later.ts";
import { useTitle } from "../../lib/hooks/use-title.ts";
import { logOut } from "../../lib/session/log-out.ts";
import { HeaderPlace } from "../../parts/header-tools.tsx";
import { ScheduleButton } from "../../parts/schedule-button.tsx";
import { OfflinePill } from "../../ui/feedback/offline-pill.tsx";
import { LogoutIcon, MenuIcon, PreviousIcon } from "../../ui/theme/icons.tsx";
import { FindButton } from "./find-button.tsx";
import classes from "./shell.module.css";
import { SideMenu } from "./side-menu.tsx";

const MenuDrawer = late(async () => (await import("./menu-drawer.tsx")).MenuDrawer);

interface ShellProps {
  title: string;
  /** The list that the screen belongs to. */
  up?: { to: string; label: string };
  /** Opens the schedule dialog from the header. Undefined if the screen has tools of its own. */
  onSchedule?: () => void;
  /** Opens the search. */
  onFind: () => void;
  /** The look of the schedule button on a phone. */
  button: ComponentProps<typeof ScheduleButton>["look"];
  children: ReactNode;
}

/** The frame of the owner's screens: the menu, and a header with the title. */
export function Shell({ title, up, onSchedule, onFind, button = "stays", children }: ShellProps) {
  useTitle(title, "frame");
  const [menuOpen, setMenuOpen] = useState(false);
  const closeMenu = () => setMenuOpen(false);
  const menuWasOpened = useLastDefined(menuOpen || undefined);
  useLater(MenuDrawer.preload);
  const [tools, setTools] = useState<HTMLElement | null>(null);
  return (
    <div className={classes.shell}>
      <a href="#content" className="skip-link">
        Skip to content
      </a>
      <div className={classes.side}>
        <SideMenu onFind={onFind} />
      </div>
      {menuWasOpened && (
        <Suspense>
          <MenuDrawer opened={menuOpen} onClose={closeMenu} />
        </Suspense>
      )}
      <div className={classes.page}>
        <header className={classes.header}>
          <ActionIcon className={classes.burger} onClick={() => setMenuOpen(true)} aria-label="Open menu" color="pine">
            <MenuIcon />
          </ActionIcon>
          <h1>{title}</h1>
          {up && (
            <Link to={up.to} className={classes.up}>
              <PreviousIcon size={16} />
              {up.label}
            </Link>
          )}
          <div ref={setTools} className={classes.tools} data-awaited={!onSchedule || undefined} />
          <div className={classes.offline}>
            <OfflinePill />
          </div>
          <FindButton onClick={onFind} />
          {onSchedule && <ScheduleButton onClick={onSchedule} look={button} />}
          <Button
            variant="subtle"
            className={`icon-on-phone ${classes.logout}`}
            leftSection={<LogoutIcon size={18} />}
            onClick={logOut}
          >
            Logout
          </Button>
        </header>
        <main id="content" tabIndex={-1} className={classes.content}>
          <HeaderPlace value={tools}>{children}</HeaderPlace>
        </main>
      </div>
    </div>
  );
}
