import { AdminSettings } from "../../features/account/admin-settings.tsx";
import { ChangeHistory } from "../../features/history/change-history.tsx";
import { TabsInAddress } from "../../ui/layout/tabs-in-address.tsx";

/** The owner's own account, and what was changed by whom. */
export function SettingsScreen() {
  return (
    <TabsInAddress
      look="line"
      label="Settings"
      tabs={[
        { name: "account", label: "Account", panel: <AdminSettings /> },
        { name: "history", label: "Change history", panel: <ChangeHistory /> },
      ]}
    />
  );
}
