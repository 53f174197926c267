import { Button, Group } from "@mantine/core";
import { clientVisits, getClient } from "@petcare/contract";
import type { ComponentType } from "react";
import { Link, useParams } from "react-router-dom";
import { useClientHistory } from "../../lib/api/history.ts";
import { usePages } from "../../lib/api/pages.ts";
import { useClients } from "../../lib/api/people.ts";
import { useRead } from "../../lib/api/use-read.ts";
import { formatDollars } from "../../lib/format/dollars.ts";
import { dueWords } from "../../lib/format/invoice-words.ts";
import type { Slot } from "../../lib/format/slot.ts";
import { monthName, today } from "../../lib/format/time.ts";
import { petsText } from "../../lib/format/words.ts";
import { useDialogInAddress } from "../../lib/hooks/use-dialog-in-address.ts";
import { useTitle } from "../../lib/hooks/use-title.ts";
import { ChangeList } from "../../parts/change-history/change-list.tsx";
import {
  DeactivateButton,
  DialogButton,
  Inactive,
  InviteButton,
  PersonHead,
  PersonOutline,
} from "../../parts/people/person-page.tsx";
import type { Shown } from "../../ui/feedback/dialog.tsx";
import { Notice } from "../../ui/feedback/notice.tsx";
import { Loaded } from "../../ui/feedback/states.tsx";
import { TabsInAddress } from "../../ui/layout/tabs-in-address.tsx";
import { CalendarIcon, InvoiceIcon } from "../../ui/theme/icons.tsx";
import { type Balance, type ClientRecord, sharing, useBalances } from "./data.ts";
import { DetailsTab, PetsTab } from "./details/screen.tsx";
import { DoorTagDialog } from "./dialogs/door-tag.tsx";
import { type OpenPart, type PartDialogProps, partDialogs } from "./dialogs/form.tsx";
import { GiveKeyDialog, KeyDialog } from "./dialogs/keys.tsx";
import { MergeDialog } from "./dialogs/merge.tsx";
import { AboutDialog, AccessDialog, EmergencyDialog, NotesDialog, PetDialog, WalkerDialog } from "./dialogs/parts.tsx";
import { PlanTab } from "./plan/screen.tsx";
import { ClientReprice, ExemptDialog, RatesDialog, TaxRateDialog } from "./rates/dialogs.tsx";
import { RatesTab } from "./rates/screen.tsx";
import classes from "./screen.module.css";
import { VisitsTab } from "./visits/screen.tsx";

/** The views and the dialog of other features. */
interface OtherFeatures {
  Invite: ComponentType<Shown & { person: ClientRecord }>;
  /** The other people who sign in for the client. */
  Household: ComponentType<{ client: ClientRecord }>;
  /** The client's debt and invoices. */
  Account: ComponentType<{ client: ClientRecord }>;
  /** The debt and the invoices in short. */
  AccountCard: ComponentType<{ client: ClientRecord }>;
  /** The client's messages and their settings. */
  Messages: ComponentType<{ person: ClientRecord }>;
}

/** One client: contact, pets, home, plan, visits, invoices and rates. */
export function ClientScreen({ onSchedule, ...features }: OtherFeatures & { onSchedule: (slot: Slot) => void }) {
  const { id = "" } = useParams();
  const query = useRead(getClient, { params: { id }, everyMs: 60_000 });
  return (
    <Loaded query={query} loading={<PersonOutline />}>
      {(client) => (
        <ClientPage key={id} client={client} onSchedule={() => onSchedule({ clientId: id })} {...features} />
      )}
    </Loaded>
  );
}

const dialogs = [...partDialogs, "invite"] as const;

function ClientPage({
  client,
  onSchedule,
  ...features
}: OtherFeatures & { client: ClientRecord; onSchedule: () => void }) {
  useTitle(client.name);
  const { Invite, Household, Account, AccountCard, Messages } = features;
  const { last, shown, opening, open } = useDialogInAddress(dialogs);
  const upcoming = usePages(
    clientVisits,
    { params: { id: client.id }, query: { which: "upcoming", limit: 20 } },
    60_000,
  );
  const plan = { client, upcoming, onSchedule, account: <AccountCard client={client} /> };
  const details = { client, upcoming, onOpen: open, household: <Household client={client} /> };
  return (
    <div className={classes.page}>
      <Head client={client} onSchedule={onSchedule} onOpen={open} />
      <Inactive person={client} />
      <TabsInAddress
        look="line"
        label={client.name}
        tabs={[
          { name: "plan", label: "Plan", panel: <PlanTab {...plan} /> },
          { name: "details", label: "Details", panel: <DetailsTab {...details} /> },
          { name: "pets", label: "Pets", count: client.pets.length, panel: <PetsTab client={client} onOpen={open} /> },
          { name: "visits", label: "Visits", panel: <VisitsTab clientId={client.id} upcoming={upcoming} /> },
          { name: "invoices", label: "Invoices", panel: <Account client={client} /> },
          { name: "messages", label: "Messages", panel: <Messages person={client} /> },
          {
            name: "rates",
            label: "Rates",
            panel: <RatesTab client={client} onChange={(part) => open("change", part)} />,
          },
          { name: "history", label: "History", panel: <HistoryTab id={client.id} /> },
        ]}
      />
      <Group gap={8} pt={12}>
        <DialogButton dialog="away" person={client}>
          Away…
        </DialogButton>
        <DeactivateButton person={client} />
      </Group>
      {last?.kind === "invite" && <Invite key={opening} person={client} {...shown} />}
      {last && last.kind !== "invite" && (
        <PartDialog
          // Each opening has a new form.
          key={opening}
          kind={last.kind}
          id={last.id}
          client={client}
          {...shown}
          onReprice={(prices) => open("reprice", prices)}
        />
      )}
    </div>
  );
}

/** The dialogs of ?change=. */
const changes: Readonly<Record<string, ComponentType<PartDialogProps>>> = {
  about: AboutDialog,
  access: AccessDialog,
  contact: EmergencyDialog,
  tag: DoorTagDialog,
  walker: WalkerDialog,
  notes: NotesDialog,
  rates: RatesDialog,
  tax: TaxRateDialog,
  exempt: ExemptDialog,
};

/** The other dialogs, by their names in the address. */
const others = {
  pet: PetDialog,
  key: KeyDialog,
  "give-key": GiveKeyDialog,
  merge: MergeDialog,
  reprice: ClientReprice,
};

function PartDialog({ kind, ...props }: PartDialogProps & { kind: (typeof partDialogs)[number] }) {
  const Dialog = kind === "change" ? changes[props.id] : others[kind];
  return Dialog && <Dialog {...props} />;
}

function Head({ client, onSchedule, onOpen }: { client: ClientRecord; onSchedule: () => void; onOpen: OpenPart }) {
  const { pets, since, active } = client;
  const balances = useBalances();
  return (
    <>
      <PersonHead
        person={client}
        about={
          <p className="muted">
            {pets.length > 0 && `${petsText(pets.map((pet) => pet.name))} · `}client since {monthName(since)}
          </p>
        }
        acts={
          <>
            {active && (
              <Button leftSection={<CalendarIcon size={18} />} onClick={onSchedule}>
                Schedule a walk
              </Button>
            )}
            <InviteButton person={client} />
            <Button variant="light" onClick={() => onOpen("change", "about")}>
              Edit contact
            </Button>
          </>
        }
        links={
          // The link keeps its place while the balance is read.
          <Link to="?tab=invoices" className={classes.owed}>
            <InvoiceIcon size={18} />
            {balances ? balanceWords(balances.get(client.id)) : "…"}
          </Link>
        }
      />
      <SharedFacts client={client} />
    </>
  );
}

/** 'Owes $154.00, due Mon, Nov 30 · $20.00 credit' */
function balanceWords(balance: Balance | undefined): string {
  if (!balance) return "Owes nothing";
  const { owed, credit, due } = balance;
  const owes = owed > 0 && `Owes ${formatDollars(owed)}${due ? `, ${dueWords(due, today())}` : ""}`;
  return [owes, credit > 0 && `${formatDollars(credit)} credit`].filter(Boolean).join(" · ");
}

/** Warns of other records with the same email or phone, and offers to merge them. */
function SharedFacts({ client }: { client: ClientRecord }) {
  const shared = sharing(client, useClients());
  if (shared.length === 0) return null;
  // The record with an account stays.
  const mergeOf = ({ id, has_account }: (typeof shared)[number]) =>
    has_account ? { to: `/admin/clients/${id}?merge=${client.id}` } : { to: `?merge=${id}`, state: { opened: true } };
  return (
    <Notice tone="warn">
      The same email or phone is with{" "}
      {shared.map((other, index) => (
        <span key={other.id}>
          {index > 0 && ", "}
          <Link to={`/admin/clients/${other.id}`}>{other.name}</Link>
          {!(other.has_account && client.has_account) && (
            <>
              {" ("}
              <Link {...mergeOf(other)}>merge</Link>)
            </>
          )}
        </span>
      ))}
      . Perhaps they are one person.
    </Notice>
  );
}

/** The changes of a client's record, visits, invoices and payments, and each reading of the home's codes. */
const HistoryTab = ({ id }: { id: string }) => <ChangeList list={useClientHistory(id)} namesRecords ofClient={id} />;
