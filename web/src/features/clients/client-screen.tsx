import { Button } from "@mantine/core";
import { clientVisits, getClient, listClients } from "@petcare/contract";
import type { ComponentType } from "react";
import { useParams } from "react-router-dom";
import { readAgain } from "../../lib/api/after-write.ts";
import { messageOf } from "../../lib/api/api-error.ts";
import { useClientHistory } from "../../lib/api/history.ts";
import { usePages } from "../../lib/api/pages.ts";
import { useReactivate } from "../../lib/api/use-reactivate.ts";
import { useRead } from "../../lib/api/use-read.ts";
import type { Slot } from "../../lib/format/slot.ts";
import { useDialogInAddress } from "../../lib/hooks/use-dialog-in-address.ts";
import { useLastDefined } from "../../lib/hooks/use-last-defined.ts";
import { useTitle } from "../../lib/hooks/use-title.ts";
import { ChangeList } from "../../parts/change-history/change-list.tsx";
import { DeactivateButton, Inactive } from "../../parts/people/activity.tsx";
import { PersonOutline } from "../../parts/people/person-head.tsx";
import { Loaded } from "../../ui/feedback/states.tsx";
import { failureToast, toast } from "../../ui/feedback/toast.tsx";
import { TabsInAddress } from "../../ui/layout/tabs-in-address.tsx";
import type { ClientRecord } from "./client-record.ts";
import classes from "./client-screen.module.css";
import { ClientHead } from "./details/client-head.tsx";
import { DetailsTab } from "./details/details-tab.tsx";
import { PetsTab } from "./details/pet-card.tsx";
import { RatesTab } from "./details/rates-tab.tsx";
import { PartDialog } from "./edit/part-dialog.tsx";
import { PlanTab } from "./plan/plan-tab.tsx";
import { VisitsTab } from "./visits-tab.tsx";

/** The dialog that invites somebody. It brings what it needs. */
type InviteDialog = ComponentType<{
  person: ClientRecord;
  opened: boolean;
  onClose: () => void;
  onChanged: () => void;
}>;

/** The tab of what a client owes, and of their invoices. It brings what it needs. */
type AccountTab = ComponentType<{ client: { id: string; name: string } }>;

interface ClientScreenProps {
  onSchedule: (slot: Slot) => void;
  Invite: InviteDialog;
  /** Who signs in beside the client. It brings what it needs. */
  Household: ComponentType<{ client: ClientRecord }>;
  Account: AccountTab;
  /** The same in short. */
  AccountCard: AccountTab;
  /** The view of what they hear, and of what they got. It brings what it needs. */
  Messages: ComponentType<{ person: { id: string } }>;
}

/** One client: who they are, their pets and home, what is booked, and what they pay. */
export function ClientScreen({ onSchedule, ...brought }: ClientScreenProps) {
  const { id = "" } = useParams();
  const query = useRead(getClient, { params: { id }, everyMs: 60_000 });
  return (
    <Loaded query={query} loading={<PersonOutline className={classes.page} />}>
      {(client) => <ClientPage key={id} client={client} onSchedule={() => onSchedule({ clientId: id })} {...brought} />}
    </Loaded>
  );
}

const dialogs = ["change", "invite"] as const;
const away = ["away"] as const;

interface ClientPageProps extends Omit<ClientScreenProps, "onSchedule"> {
  client: ClientRecord;
  onSchedule: () => void;
}

function ClientPage({ client, onSchedule, Invite, Household, Account, AccountCard, Messages }: ClientPageProps) {
  useTitle(client.name);
  const reactivation = useReactivate(client, {
    done: () => toast(`${client.name} can sign in again`),
    failed: (error) => failureToast(messageOf(error, "Failed to reactivate. Please try again.")),
  });
  const { dialog, opening, open, closeOpening } = useDialogInAddress(dialogs);
  const absence = useDialogInAddress(away);
  const shown = { opened: dialog !== undefined, onClose: () => closeOpening(opening) };
  const kind = useLastDefined(dialog?.kind);
  const part = useLastDefined(dialog?.id);
  const change = (requested: string) => open("change", requested);
  const upcoming = usePages(
    clientVisits,
    { params: { id: client.id }, query: { which: "upcoming", limit: 20 } },
    60_000,
  );
  return (
    <div className={classes.page}>
      <ClientHead client={client} onSchedule={onSchedule} onInvite={() => open("invite", "1")} onChange={change} />
      <Inactive person={client} onReactivate={() => reactivation.send()} busy={reactivation.busy} />
      <TabsInAddress
        look="line"
        label={client.name}
        tabs={[
          {
            name: "plan",
            label: "Plan",
            panel: (
              <PlanTab
                client={client}
                upcoming={upcoming}
                onSchedule={onSchedule}
                account={<AccountCard client={client} />}
              />
            ),
          },
          {
            name: "details",
            label: "Details",
            panel: (
              <>
                <DetailsTab client={client} upcoming={upcoming} onChange={change}>
                  <Household client={client} />
                </DetailsTab>
                <div className={classes.foot}>
                  <Button variant="default" onClick={() => change("merge-")}>
                    Merge another record into this one…
                  </Button>
                </div>
              </>
            ),
          },
          {
            name: "pets",
            label: "Pets",
            count: client.pets.length,
            panel: <PetsTab client={client} onChange={change} />,
          },
          {
            name: "visits",
            label: "Visits",
            panel: <VisitsTab clientId={client.id} upcoming={upcoming} />,
          },
          {
            name: "invoices",
            label: "Invoices",
            panel: <Account client={client} />,
          },
          {
            name: "messages",
            label: "Messages",
            panel: <Messages person={client} />,
          },
          { name: "rates", label: "Rates", panel: <RatesTab client={client} onChange={change} /> },
          { name: "history", label: "History", panel: <HistoryTab id={client.id} /> },
        ]}
      />
      <div className={classes.foot}>
        {client.active && (
          <Button variant="default" onClick={() => absence.open("away", client.id)}>
            Away…
          </Button>
        )}
        <DeactivateButton person={client} />
      </div>
      {kind === "invite" && (
        // Each opening is a form of its own, as below.
        <Invite key={opening} person={client} {...shown} onChanged={() => readAgain(getClient, listClients)} />
      )}
      {kind && kind !== "invite" && part && (
        <PartDialog key={opening} part={part} client={client} {...shown} onGoOn={(next) => open("change", next)} />
      )}
    </div>
  );
}

/** Every change of a client's record, visits, invoices and payments, and who has read the codes of their home. */
const HistoryTab = ({ id }: { id: string }) => <ChangeList list={useClientHistory(id)} namesRecords ofClient={id} />;
