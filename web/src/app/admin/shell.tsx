import { ActionIcon, Button, Drawer } from "@mantine/core";
import { useDisclosure } from "@mantine/hooks";
import { type ReactNode, useState } from "react";
import { useTitle } from "../../lib/hooks/use-title.ts";
import { logOut } from "../../lib/session/log-out.ts";
import { HeaderPlace } from "../../parts/header-tools.tsx";
import { ScheduleButton } from "../../parts/schedule-button.tsx";
import { OfflinePill } from "../../ui/feedback/offline-pill.tsx";
import { LogoutIcon, MenuIcon } from "../../ui/theme/icons.tsx";
import classes from "./shell.module.css";
import { SideMenu } from "./side-menu.tsx";

interface ShellProps {
  title: string;
  /** Opens the schedule dialog from the header. Absent where the screen brings tools of its own. */
  onSchedule?: () => void;
  /** On a phone the schedule button stays in the header. */
  buttonStays?: boolean;
  children: ReactNode;
}

/** The frame of every screen of the owner's: the menu, and a header with the title. */
export function Shell({ title, onSchedule, buttonStays = false, children }: ShellProps) {
  useTitle(title);
  const [menuOpen, menu] = useDisclosure(false);
  const [tools, setTools] = useState<HTMLElement | null>(null);
  return (
    <div className={classes.shell}>
      <a href="#content" className="skip-link">
        Skip to content
      </a>
      <div className={classes.side}>
        <SideMenu />
      </div>
      <Drawer.Root opened={menuOpen} onClose={menu.close} size={272} classNames={{ content: classes.drawer ?? "" }}>
        <Drawer.Overlay className={classes.scrim} />
        <Drawer.Content aria-label="Menu">
          <SideMenu onNavigate={menu.close} />
        </Drawer.Content>
      </Drawer.Root>
      <div className={classes.page}>
        <header className={classes.header}>
          <ActionIcon className={classes.burger} onClick={menu.open} aria-label="Open menu" color="pine">
            <MenuIcon />
          </ActionIcon>
          <h1>{title}</h1>
          <div ref={setTools} className={classes.tools} data-awaited={!onSchedule || undefined} />
          <OfflinePill />
          {onSchedule && <ScheduleButton onClick={onSchedule} stays={buttonStays} />}
          <Button variant="subtle" className={classes.logout} leftSection={<LogoutIcon size={18} />} onClick={logOut}>
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
