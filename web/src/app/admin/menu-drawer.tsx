import "../../ui/theme/modal-styles.ts";
import { Drawer } from "@mantine/core";
import { SideMenu } from "./side-menu.tsx";

/** The owner's menu on a narrow screen. */
export function MenuDrawer({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  return (
    <Drawer.Root opened={opened} onClose={onClose} size={272}>
      <Drawer.Overlay style={{ background: "var(--scrim)" }} />
      <Drawer.Content aria-label="Menu" style={{ background: "var(--side)", height: "100%" }}>
        <SideMenu onNavigate={onClose} />
      </Drawer.Content>
    </Drawer.Root>
  );
}
