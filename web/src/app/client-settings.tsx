import { SettingsPage } from "../features/account/screen.tsx";
import { Section } from "../features/account/section.tsx";
import { HouseholdPeople as Household } from "../features/invites/screen.tsx";
import { SignedSection } from "../features/signing/signed-section.tsx";

/** The client's settings, with the household and the agreements. */
export const ClientSettings = () => (
  <SettingsPage area="client" Household={Household} more={<SignedSection Frame={Section} />} />
);
