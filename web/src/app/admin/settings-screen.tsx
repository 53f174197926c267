import { AdminSettings } from "../../features/account/settings-sections.tsx";
import { ChangeHistory } from "../../features/history/change-history.tsx";
import { Exports } from "../../features/settings/exports.tsx";
import { Prices } from "../../features/settings/prices.tsx";
import { ReferralCodes } from "../../features/settings/referral-codes.tsx";
import { TabsInAddress } from "../../ui/layout/tabs-in-address.tsx";
import classes from "./settings-screen.module.css";

/** The owner's own account, the default prices, the referral codes, exports, and what was changed by whom. */
export function SettingsScreen() {
  return (
    <div className={classes.screen}>
      <TabsInAddress
        look="line"
        label="Settings"
        tabs={[
          { name: "account", label: "Account", panel: <AdminSettings /> },
          { name: "prices", label: "Default prices", panel: <Prices /> },
          { name: "codes", label: "Referral codes", panel: <ReferralCodes /> },
          { name: "export", label: "Export", panel: <Exports /> },
          { name: "history", label: "Change history", panel: <ChangeHistory /> },
        ]}
      />
    </div>
  );
}
