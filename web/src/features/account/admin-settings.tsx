import classes from "./admin-settings.module.css";
import { BackButton } from "./back-button.tsx";
import { SettingsSections } from "./settings-sections.tsx";

/** The owner's own account, below /admin/settings. */
export function AdminSettings() {
  return (
    <div className={classes.page}>
      <BackButton area="admin" />
      <SettingsSections area="admin" />
    </div>
  );
}
