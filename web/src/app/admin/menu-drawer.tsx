import "../../ui/theme/modal-styles.ts";
import { Drawer } from "@mantine/core";
import classes from "./menu-drawer.module.css";
import { SideMenu } from "./side-menu.tsx";

interface MenuDrawerProps {
  opened: boolean;
  onClose: () => void;
}

/** The owner's menu where there is no room for it beside the page. */
export function MenuDrawer({ opened, onClose }: MenuDrawerProps) {
  return (
    <Drawer.Root opened={opened} onClose={onClose} size={272} classNames={{ content: classes.drawer ?? "" }}>
      <Drawer.Overlay className={classes.scrim} />
      <Drawer.Content aria-label="Menu">
        <SideMenu onNavigate={onClose} />
      </Drawer.Content>
    </Drawer.Root>
  );
}
