import { Box, Button } from "@mantine/core";
import { getWalker, listClients } from "@petcare/contract";
import { type LocalDate, localDateOf } from "@petcare/domain";
import type { ComponentType, ReactNode } from "react";
import { Link, useParams } from "react-router-dom";
import { useRecordHistory } from "../../lib/api/history.ts";
import { useWalkers } from "../../lib/api/people.ts";
import { useRead } from "../../lib/api/use-read.ts";
import { daysOffText } from "../../lib/format/days-off-link.ts";
import { personColors } from "../../lib/format/person-color.ts";
import { fullDay, today, zone } from "../../lib/format/time.ts";
import { useDialogInAddress } from "../../lib/hooks/use-dialog-in-address.ts";
import { useTitle } from "../../lib/hooks/use-title.ts";
import { ChangeList } from "../../parts/change-history/change-list.tsx";
import { NoteText } from "../../parts/note-text.tsx";
import { EditButton } from "../../parts/people/edit-button.tsx";
import { personFields, RecordFacts } from "../../parts/people/person-fields.tsx";
import {
  DeactivateButton,
  DialogButton,
  Inactive,
  InviteButton,
  PersonHead,
  PersonOutline,
} from "../../parts/people/person-page.tsx";
import { Avatar } from "../../ui/data/avatar.tsx";
import { DataList } from "../../ui/data/data-list.tsx";
import { type Column, DataTable } from "../../ui/data/data-table.tsx";
import { Fact } from "../../ui/data/facts.tsx";
import type { Shown } from "../../ui/feedback/dialog.tsx";
import { EmptyState, Loaded } from "../../ui/feedback/states.tsx";
import { Card, CardGrid } from "../../ui/layout/card.tsx";
import { TabsInAddress } from "../../ui/layout/tabs-in-address.tsx";
import { type HeldKey, keysOf, type WalkerRecord } from "./data.ts";
import { DaysOffList, EditWalkerDialog, isPart, type Part, parts } from "./dialogs.tsx";
import { PayTab } from "./pay/screen.tsx";
import { Presence } from "./presence.tsx";
import { RatesCard } from "./rates-card.tsx";
import { ScheduleTab } from "./schedule/screen.tsx";
import classes from "./screen.module.css";

const dialogs = ["change", "invite", "off"] as const;

/** The view and the dialog of other features. */
interface WalkerScreenProps {
  Invite: ComponentType<Shown & { person: WalkerRecord }>;
  /** The walker's messages and their settings. */
  Messages: ComponentType<{ person: WalkerRecord }>;
}

/** One walker: contact, week, pay, keys and messages. */
export function WalkerScreen(features: WalkerScreenProps) {
  const { id = "" } = useParams();
  const query = useRead(getWalker, { params: { id }, everyMs: 60_000 });
  return (
    <Loaded query={query} loading={<PersonOutline />}>
      {(walker) => <WalkerPage walker={walker} {...features} />}
    </Loaded>
  );
}

function WalkerPage({ walker, Invite, Messages }: WalkerScreenProps & { walker: WalkerRecord }) {
  useTitle(walker.name);
  const clients = useRead(listClients).data;
  const { dialog, last, opening, open, close } = useDialogInAddress(dialogs);
  // The area draws ?off= over every screen.
  const shown = { opened: dialog !== undefined && dialog.kind !== "off", onClose: close };
  const give = (days: { from: LocalDate; to: LocalDate }) => open("off", daysOffText(walker.id, days));
  const editOf = (name: Part) =>
    walker.active && <EditButton of={parts[name].name} onClick={() => open("change", name)} />;
  return (
    <Box className="stack gap-14" maw={1180}>
      <Head walker={walker} />
      <Inactive person={walker} />
      <TabsInAddress
        look="line"
        label={walker.name}
        tabs={[
          { name: "details", label: "Details", panel: <DetailsTab walker={walker} editOf={editOf} /> },
          { name: "schedule", label: "Schedule", panel: <ScheduleTab walker={walker} /> },
          { name: "pay", label: "Pay", panel: <PayTab walker={walker} edit={editOf("pay")} /> },
          {
            name: "keys",
            label: "Keys",
            count: clients && keysOf(clients, walker.id).length,
            panel: <KeysTab walker={walker} />,
          },
          { name: "messages", label: "Messages", panel: <Messages person={walker} /> },
          { name: "history", label: "History", panel: <HistoryTab id={walker.id} /> },
        ]}
      />
      {last?.kind === "invite" && <Invite key={opening} person={walker} {...shown} />}
      {last?.kind === "change" && isPart(last.id) && (
        // Each opening has a new form.
        <EditWalkerDialog key={opening} walker={walker} part={last.id} {...shown} onGive={give} />
      )}
    </Box>
  );
}

function Head({ walker }: { walker: WalkerRecord }) {
  const { id, name, color } = walker;
  const team = useWalkers();
  const isSelf = team.some((member) => member.id === id && member.isCurrentUser);
  return (
    <PersonHead
      person={walker}
      face={
        <span className={classes.face}>
          <Avatar name={name} color={personColors(team).get(id) ?? color ?? "var(--muted)"} />
        </span>
      }
      links={<Presence seen={walker} isSelf={isSelf} />}
      acts={
        <>
          <InviteButton person={walker} />
          <DialogButton dialog="sick" person={walker} variant="light">
            Sick…
          </DialogButton>
          <DeactivateButton person={walker} />
        </>
      }
    />
  );
}

interface DetailsTabProps {
  walker: WalkerRecord;
  /** The button that opens a card's dialog. Nothing for an inactive walker. */
  editOf: (part: Part) => ReactNode;
}

function DetailsTab({ walker, editOf }: DetailsTabProps) {
  const { color, notes, w9_on, created_at } = walker;
  return (
    <CardGrid>
      <Card title="Contact" aside={editOf("contact")}>
        <RecordFacts fields={personFields} record={walker}>
          <Fact term="Here since">{fullDay(localDateOf(Date.parse(created_at), zone))}</Fact>
          <Fact term="On the calendar">
            {color ? (
              <span className={classes.swatch} style={{ "--c": color }} role="img" aria-label={color} />
            ) : (
              "a colour in turn"
            )}
          </Fact>
        </RecordFacts>
      </Card>
      <DaysOffCard walker={walker} edit={editOf("off")} />
      <RatesCard walker={walker} edit={editOf("pay")} />
      <Card title="Form W-9" aside={editOf("w9")}>
        <p>{w9_on ? `On file since ${fullDay(w9_on)}.` : "None on file."}</p>
        <p className="quiet">Only the day on which it came is kept, never a taxpayer’s number.</p>
      </Card>
      <Card title="Private notes" aside={editOf("notes")}>
        {notes ? <NoteText>{notes}</NoteText> : <p className="muted">None. Only you see them.</p>}
      </Card>
    </CardGrid>
  );
}

const DaysOffCard = ({ walker: { id, active, days_off }, edit }: { walker: WalkerRecord; edit: ReactNode }) => (
  <Card title="Days off" aside={edit}>
    {days_off.length === 0 && <p className="muted">None to come.</p>}
    <DaysOffList
      days={days_off}
      act={(days, span) =>
        active &&
        days.to >= today() && (
          <Button
            component={Link}
            to={`?off=${daysOffText(id, days)}`}
            state={{ opened: true }}
            variant="subtle"
            size="compact-md"
          >
            Give visits…<span className="visually-hidden"> of {span}</span>
          </Button>
        )
      }
    />
  </Card>
);

const HistoryTab = ({ id }: { id: string }) => <ChangeList list={useRecordHistory("person", id)} />;

const keyColumns: readonly Column<HeldKey>[] = [
  { head: "Key", cell: ({ label }) => label },
  { head: "Client", cell: ({ client }) => client.name },
  { head: "Address", cell: ({ client }) => client.address ?? "–" },
  { head: "Since", align: "end", cell: ({ since }) => fullDay(since) },
];

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
