import { Box } from "@mantine/core";
import { BackButton, SettingsSections } from "../../features/account/screen.tsx";
import { AgreementSettings } from "../../features/agreements/screen.tsx";
import { ChangeHistory } from "../../features/history/screen.tsx";
import { MessagesTab } from "../../features/notices/screen.tsx";
import { ReferralCodes } from "../../features/settings/codes/screen.tsx";
import { Exports } from "../../features/settings/exports/screen.tsx";
import { Prices } from "../../features/settings/prices/screen.tsx";
import { PriceRules } from "../../features/settings/rules/screen.tsx";
import { TaxSettings } from "../../features/settings/taxes/screen.tsx";
import { TabsInAddress } from "../../ui/layout/tabs-in-address.tsx";

/** The owner's settings, a tab for each part. */
export function SettingsScreen() {
  return (
    <Box maw={920}>
      <BackButton area="admin" />
      <TabsInAddress
        look="line"
        label="Settings"
        tabs={[
          { name: "prices", label: "Prices and pay", panel: <Prices /> },
          { name: "rules", label: "Price rules", panel: <PriceRules /> },
          { name: "taxes", label: "Taxes", panel: <TaxSettings /> },
          { name: "agreements", label: "Agreements", panel: <AgreementSettings /> },
          { name: "messages", label: "Messages", panel: <MessagesTab /> },
          { name: "codes", label: "Referral codes", panel: <ReferralCodes /> },
          { name: "export", label: "Export", panel: <Exports /> },
          { name: "history", label: "Change history", panel: <ChangeHistory /> },
          { name: "account", label: "Account", panel: <SettingsSections area="admin" /> },
        ]}
      />
    </Box>
  );
}
