import { ClientScreen } from "../../features/clients/client-screen.tsx";
import type { Slot } from "../../lib/format/slot.ts";
import { lazyWithPreload } from "../../lib/hooks/lazy-with-preload.ts";
import { Invite, Messages } from "./person-parts.ts";

const Household = lazyWithPreload(
  async () => (await import("../../features/invites/household-people.tsx")).HouseholdPeople,
);

const Account = lazyWithPreload(
  async () => (await import("../../features/invoices/account/client-account-tab.tsx")).ClientAccountTab,
);

const AccountCard = lazyWithPreload(
  async () => (await import("../../features/invoices/account/account-card.tsx")).AccountCard,
);

/** One client, with what other features tell of them. */
export const ClientPage = (props: { onSchedule: (slot?: Slot) => void }) => (
  <ClientScreen {...props} {...{ Invite, Household, Account, AccountCard, Messages }} />
);
