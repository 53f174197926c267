import { SettingsPage } from "../features/account/settings-page.tsx";
import { ViewTabs } from "../features/walker-day/view-tabs.tsx";

/** /walker/settings, with the tab bar of the walker's other screens. */
export function WalkerSettings() {
  return <SettingsPage area="walker" nav={<ViewTabs current="settings" />} />;
}
