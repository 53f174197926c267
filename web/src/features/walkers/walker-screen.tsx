import { Button } from "@mantine/core";
import { getWalker, listClients, listWalkers } from "@petcare/contract";
import type { LocalDate } from "@petcare/domain";
import type { ComponentType } from "react";
import { useParams } from "react-router-dom";
import { readAgain } from "../../lib/api/after-write.ts";
import { messageOf } from "../../lib/api/api-error.ts";
import { useRecordHistory } from "../../lib/api/history.ts";
import { useReactivate } from "../../lib/api/use-reactivate.ts";
import { useRead } from "../../lib/api/use-read.ts";
import { daysOffText } from "../../lib/format/days-off-link.ts";
import { personColors } from "../../lib/format/person-color.ts";
import { fullDay } from "../../lib/format/time.ts";
import { useDialogInAddress } from "../../lib/hooks/use-dialog-in-address.ts";
import { useLastDefined } from "../../lib/hooks/use-last-defined.ts";
import { useTitle } from "../../lib/hooks/use-title.ts";
import { ChangeList } from "../../parts/change-history/change-list.tsx";
import { DeactivateButton, Inactive } from "../../parts/people/activity.tsx";
import { EditButton } from "../../parts/people/edit-button.tsx";
import { ContactLinks, PersonName, PersonOutline } from "../../parts/people/person-head.tsx";
import { Avatar } from "../../ui/data/avatar.tsx";
import { DataList } from "../../ui/data/data-list.tsx";
import { type Column, DataTable } from "../../ui/data/data-table.tsx";
import { EmptyState, Loaded } from "../../ui/feedback/states.tsx";
import { failureToast, toast } from "../../ui/feedback/toast.tsx";
import { Card } from "../../ui/layout/card.tsx";
import { TabsInAddress } from "../../ui/layout/tabs-in-address.tsx";
import { MailIcon } from "../../ui/theme/icons.tsx";
import { DetailsTab } from "./details-tab.tsx";
import { isPart, type Part, parts } from "./edit/edit-parts.ts";
import { EditWalkerDialog } from "./edit/edit-walker-dialog.tsx";
import { type HeldKey, keysOf } from "./held-keys.ts";
import { PayTab } from "./pay-tab.tsx";
import { Presence } from "./presence.tsx";
import { ScheduleTab } from "./schedule-tab.tsx";
import type { WalkerRecord } from "./walker-record.ts";
import classes from "./walker-screen.module.css";

const dialogs = ["change", "invite", "off"] as const;
const sick = ["sick"] as const;

/** The dialog that invites somebody. It brings what it needs. */
type InviteDialog = ComponentType<{
  person: WalkerRecord;
  opened: boolean;
  onClose: () => void;
  onChanged: () => void;
}>;

interface WalkerScreenProps {
  Invite: InviteDialog;
  /** Shows what they hear, and what they got. It brings what it needs. */
  Messages: ComponentType<{ person: { id: string } }>;
}

/** One member of the team: who they are, what they do this week, and what it earns. */
export function WalkerScreen(brought: WalkerScreenProps) {
  const { id = "" } = useParams();
  const query = useRead(getWalker, { params: { id }, everyMs: 60_000 });
  return (
    <Loaded query={query} loading={<PersonOutline className={classes.page} />}>
      {(walker) => <WalkerPage walker={walker} {...brought} />}
    </Loaded>
  );
}

function WalkerPage({ walker, Invite, Messages }: WalkerScreenProps & { walker: WalkerRecord }) {
  useTitle(walker.name);
  const reactivation = useReactivate(walker, {
    done: () => toast(`${walker.name} can sign in again`),
    failed: (error) => failureToast(messageOf(error, "Failed to reactivate. Please try again.")),
  });
  const clients = useRead(listClients).data;
  const keys = clients && keysOf(clients, walker.id);
  const { dialog, opening, open, close } = useDialogInAddress(dialogs);
  const sickness = useDialogInAddress(sick);
  // The last one is drawn over every screen.
  const shown = { opened: dialog !== undefined && dialog.kind !== "off", onClose: close };
  const give = (days: { from: LocalDate; to: LocalDate }) => open("off", daysOffText(walker.id, days));
  const part = useLastDefined(isPart(dialog?.id) ? dialog.id : undefined);
  const inviting = useLastDefined(dialog?.kind) === "invite";
  const editOf = (name: Part) =>
    walker.active && <EditButton of={parts[name].name} onClick={() => open("change", name)} />;
  return (
    <div className={classes.page}>
      <Head walker={walker} onInvite={() => open("invite", "1")} onSick={() => sickness.open("sick", walker.id)} />
      <Inactive person={walker} onReactivate={() => reactivation.send()} busy={reactivation.busy} />
      <TabsInAddress
        look="line"
        label={walker.name}
        tabs={[
          { name: "details", label: "Details", panel: <DetailsTab walker={walker} editOf={editOf} /> },
          { name: "schedule", label: "Schedule", panel: <ScheduleTab walker={walker} /> },
          { name: "pay", label: "Pay", panel: <PayTab walker={walker} editOf={editOf} /> },
          { name: "keys", label: "Keys", count: keys?.length, panel: <KeysTab walker={walker} /> },
          {
            name: "messages",
            label: "Messages",
            panel: <Messages person={walker} />,
          },
          { name: "history", label: "History", panel: <HistoryTab id={walker.id} /> },
        ]}
      />
      {inviting && <Invite key={opening} person={walker} {...shown} onChanged={() => readAgain(getWalker)} />}
      {part && !inviting && (
        // Each opening is a form of its own.
        <EditWalkerDialog key={opening} walker={walker} part={part} {...shown} onGive={give} />
      )}
    </div>
  );
}

function Head({ walker, onInvite, onSick }: { walker: WalkerRecord; onInvite: () => void; onSick: () => void }) {
  const { id, name, active } = walker;
  const team = useRead(listWalkers).data ?? [];
  const isSelf = team.some((member) => member.id === id && member.isCurrentUser);
  return (
    <header className={classes.head}>
      <span className={classes.face}>
        <Avatar name={name} color={personColors(team).get(id) ?? walker.color ?? "var(--muted)"} />
      </span>
      <div className={classes.who}>
        <PersonName person={walker} />
        <ContactLinks person={walker}>
          <Presence seen={walker} isSelf={isSelf} />
        </ContactLinks>
      </div>
      <div className="flow gap-10">
        {active && !walker.has_account && (
          <Button variant="light" leftSection={<MailIcon size={18} />} onClick={onInvite}>
            Invite
          </Button>
        )}
        {active && (
          <Button variant="light" onClick={onSick}>
            Sick…
          </Button>
        )}
        <DeactivateButton person={walker} />
      </div>
    </header>
  );
}

/** Every change of a walker's record. */
const HistoryTab = ({ id }: { id: string }) => <ChangeList list={useRecordHistory("person", id)} />;

const keyColumns: readonly Column<HeldKey>[] = [
  { head: "Key", cell: ({ label }) => label },
  { head: "Client", cell: ({ client }) => client.name },
  { head: "Address", cell: ({ client }) => client.address ?? "–" },
  { head: "Since", align: "end", cell: ({ since }) => fullDay(since) },
];

/** The copies of clients' keys that a walker holds. */
function KeysTab({ walker }: { walker: WalkerRecord }) {
  const query = useRead(listClients);
  return (
    <Card title="Keys held">
      <DataList
        list={{ ...query, data: query.data && keysOf(query.data, walker.id) }}
        empty={<EmptyState title="No keys">A key is handed over on its client’s page.</EmptyState>}
      >
        {(keys) => <DataTable caption="Keys held" columns={keyColumns} rows={keys} keyOf={({ name }) => name} />}
      </DataList>
    </Card>
  );
}
