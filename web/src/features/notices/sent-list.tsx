import { Button, Skeleton } from "@mantine/core";
import { type AnswerOf, listSent, sendAgain } from "@petcare/contract";
import { type NoticeOutcome, noticeRules } from "@petcare/domain";
import { call } from "../../lib/api/api.ts";
import { messageOf } from "../../lib/api/api-error.ts";
import { useNotices } from "../../lib/api/notices.ts";
import { usePages } from "../../lib/api/pages.ts";
import { useSend } from "../../lib/api/use-send.ts";
import { dayAndTime } from "../../lib/format/time.ts";
import { PhoneLink } from "../../parts/contact-links.tsx";
import { channelWords } from "../../parts/notices/channel-words.ts";
import { NoticeChoices } from "../../parts/notices/notice-choices.tsx";
import { DataList } from "../../ui/data/data-list.tsx";
import { type Column, DataTable } from "../../ui/data/data-table.tsx";
import { EmptyState, Loaded } from "../../ui/feedback/states.tsx";
import { failureToast, toast } from "../../ui/feedback/toast.tsx";
import { Card } from "../../ui/layout/card.tsx";

export type Sent = AnswerOf<typeof listSent>[number];

const every = 60_000;

/** Lists the messages to all people or to one person, the latest first. */
export function SentList({ person }: { person?: string }) {
  const list = usePages(listSent, { query: { ...(person && { person }), limit: 30 } }, every);
  return (
    <DataList
      list={list}
      failed="Failed to load the messages. Please try again."
      empty={<EmptyState title="No messages yet" />}
      more="Show earlier messages"
    >
      {(rows) => <SentTable caption="Messages" rows={rows} isOfOne={person !== undefined} />}
    </DataList>
  );
}

interface SentTableProps {
  caption: string;
  rows: readonly Sent[];
  /** Whether all went to one person, whose name is not repeated. */
  isOfOne?: boolean;
  /** Shows phones to call instead of the channels. */
  calls?: boolean;
}

export function SentTable({ caption, rows, isOfOne = false, calls = false }: SentTableProps) {
  const shown = columns.filter(({ head }) => !(isOfOne && head === "To") && head !== (calls ? "How" : "Phone"));
  return <DataTable caption={caption} columns={shown} rows={rows} keyOf={({ id }) => id} />;
}

const columns: readonly Column<Sent>[] = [
  {
    head: "What",
    cell: ({ subject, kind }) => (
      <>
        {subject}
        <small className="muted"> · {noticeRules[kind].label}</small>
      </>
    ),
  },
  { head: "To", cell: ({ person }) => person?.name ?? "Somebody who is gone" },
  { head: "When", cell: ({ at }) => dayAndTime(at), width: "11rem" },
  { head: "How", cell: ({ channels }) => outcomeText(channels) },
  { head: "Phone", cell: ({ person }) => person?.phone && <PhoneLink phone={person.phone} /> },
  { head: "Send again", isAct: true, align: "end", cell: (sent) => sent.person && <AgainButton sent={sent} /> },
];

const outcomeWords: Record<NoticeOutcome, string> = {
  sent: "sent",
  bounced: "came back",
  complained: "marked as spam",
  gone: "no browser left",
  failed: "failed",
};

/** 'Email came back · Push sent' */
const outcomeText = (channels: Sent["channels"]): string =>
  channels.length === 0
    ? "Not sent: no way to them"
    : channels.map(({ channel, outcome }) => `${channelWords[channel]} ${outcomeWords[outcome]}`).join(" · ");

/** Sends a message again, with the facts of that moment. */
function AgainButton({ sent: { id, subject } }: { sent: Sent }) {
  const again = useSend<unknown, void>({
    mutationFn: () => call(sendAgain, { params: { id } }),
    onSuccess: () => {
      toast("It is sent again within minutes, as it is by then");
    },
    onError: (error) => failureToast(messageOf(error, "Failed to send it again. Please try again.")),
  });
  return (
    <Button variant="subtle" size="compact-sm" onClick={() => again.send()}>
      {again.busy ? "Sending..." : "Send again"}
      <span className="visually-hidden"> {subject}</span>
    </Button>
  );
}

/** A person's choice of messages, which the owner can change, and the sent messages. */
export function PersonMessages({ person }: { person: { id: string } }) {
  const { notices, choose, busy } = useNotices(person.id, (error) =>
    failureToast(messageOf(error, "Failed to save. Please try again.")),
  );
  return (
    <div className="stack">
      <Card title="What they hear">
        <Loaded query={notices} failed="Failed to load what they hear" loading={<Skeleton height={280} />}>
          {({ kinds, email, browsers }) => (
            <>
              <NoticeChoices kinds={kinds} email={email} onChoose={choose} busy={busy} />
              {browsers === 0 && <p className="quiet">They have allowed pushes in no browser yet.</p>}
            </>
          )}
        </Loaded>
      </Card>
      <Card title="Messages">
        <SentList person={person.id} />
      </Card>
    </div>
  );
}
