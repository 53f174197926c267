import { SettingsPage } from "../features/settings/settings-page.tsx";
import { ViewTabs } from "../features/visits-walker/view-tabs.tsx";

/** /walker/settings, with the tab bar of the walker's other screens. */
export function WalkerSettings() {
  return <SettingsPage area="walker" nav={<ViewTabs current="settings" />} />;
}
