import { Section } from "../features/account/section.tsx";
import { SettingsPage } from "../features/account/settings-page.tsx";
import { SignedSection } from "../features/signing/signed-section.tsx";
import { lazyWithPreload } from "../lib/hooks/lazy-with-preload.ts";

const Household = lazyWithPreload(
  async () => (await import("../features/invites/household-people.tsx")).HouseholdPeople,
);

/** The client's settings, with who signs in beside them and what they have signed. */
export const ClientSettings = () => (
  <SettingsPage area="client" Household={Household} more={<SignedSection Frame={Section} />} />
);
