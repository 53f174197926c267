import { ClientScreen } from "../../features/clients/client-screen.tsx";
import { HouseholdPeople as Household } from "../../features/invites/household-people.tsx";
import { InviteDialog as Invite } from "../../features/invites/invite-dialog.tsx";
import { AccountCard } from "../../features/invoices/account/account-card.tsx";
import { ClientAccountTab as Account } from "../../features/invoices/account/client-account-tab.tsx";
import { PersonMessages as Messages } from "../../features/notices/sent-list.tsx";
import type { Slot } from "../../lib/format/slot.ts";

/** One client, with what other features tell of them. */
export const ClientPage = (props: { onSchedule: (slot?: Slot) => void }) => (
  <ClientScreen {...props} {...{ Invite, Household, Account, AccountCard, Messages }} />
);
