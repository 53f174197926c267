import { ClientScreen } from "../../features/clients/screen.tsx";
import { InviteDialog as Invite } from "../../features/invites/dialogs.tsx";
import { HouseholdPeople as Household } from "../../features/invites/screen.tsx";
import { ClientAccountTab as Account, AccountCard } from "../../features/invoices/account/screen.tsx";
import { PersonMessages as Messages } from "../../features/notices/sent-list.tsx";
import type { Slot } from "../../lib/format/slot.ts";

/** One client, with views of other features. */
export const ClientPage = (props: { onSchedule: (slot?: Slot) => void }) => (
  <ClientScreen {...props} {...{ Invite, Household, Account, AccountCard, Messages }} />
);
