import "../../ui/theme/select-styles.ts";
import { Button, Group, NativeSelect, SimpleGrid, Skeleton } from "@mantine/core";
import { type AnswerOf, getNoticeSettings, getNotices, listUnreached, setNoticeSettings } from "@petcare/contract";
import { channelsFor, noticeKindsOf, type sundayActs, untoldDays } from "@petcare/domain";
import { Link, useSearchParams } from "react-router-dom";
import { patchAnswers } from "../../lib/api/after-write.ts";
import { call } from "../../lib/api/api.ts";
import { messageOf } from "../../lib/api/api-error.ts";
import { useRead } from "../../lib/api/use-read.ts";
import { useSend } from "../../lib/api/use-send.ts";
import { longDay, monthDay, today } from "../../lib/format/time.ts";
import { withDialog } from "../../lib/hooks/dialog-in-address.ts";
import { NoticeChoices } from "../../parts/notices/notice-choices.tsx";
import { Loaded } from "../../ui/feedback/states.tsx";
import { failureToast, toast } from "../../ui/feedback/toast.tsx";
import { Card } from "../../ui/layout/card.tsx";
import { SentList, SentTable } from "./sent-list.tsx";

/** Settings, Messages: people without a working channel, the settings, and the sent messages. */
export function MessagesTab() {
  const unreached = useRead(listUnreached, { everyMs: 60_000 });
  const outline = <Skeleton height={480} />;
  return (
    <Loaded query={useRead(getNoticeSettings)} loading={outline}>
      {(settings) =>
        // The first card would move the others.
        unreached.isPending ? (
          outline
        ) : (
          <div className="stack">
            {unreached.data && unreached.data.length > 0 && (
              <Card title="Could not be told" aside="call them">
                <SentTable caption="Could not be told" rows={unreached.data} calls />
              </Card>
            )}
            <NoticeSettings now={settings} />
            <Card title="Messages">
              <SentList />
            </Card>
          </div>
        )
      }
    </Loaded>
  );
}

type Settings = AnswerOf<typeof getNoticeSettings>;

const sundays: Record<(typeof sundayActs)[number], string> = {
  tell: "tell everybody the next week",
  ask: "ask me on the dashboard",
  off: "nothing, until I say so",
};
const weeks = ["to the end of this week", "a week more", "two weeks more", "three weeks more"];
const reminders = [[], [3], [3, 10], [3, 10, 20]];

/** The settings of messages: on or off, how far ahead, and reminders. A choice is saved at once. */
function NoticeSettings({ now }: { now: Settings }) {
  const isMailed = useRead(getNotices, {}).data?.email.possible;
  const change = useSend({
    mutationFn: ({ on_since: _, ...body }: Settings) => call(setNoticeSettings, { body }),
    onSuccess: (saved) => {
      patchAnswers(getNoticeSettings, () => saved);
      const switched = saved.on ? "Messages are on" : "Messages are off";
      toast(now.on === saved.on ? "Saved" : switched);
    },
    onError: (error) => {
      failureToast(messageOf(error, "Failed to save. Please try again."));
    },
  });
  return (
    <>
      <Card title="Telling people">
        <div className="stack">
          <p>
            {now.on
              ? `People are told of what changes, up to ${longDay(now.through)}.`
              : "Nobody is told of anything yet. Once this is on, people hear of what changes from then on, and of nothing before."}
          </p>
          {isMailed === false && (
            <p className="quiet">
              Pushes are sent, emails are not yet: they need a domain of your own, and SES out of its sandbox.
            </p>
          )}
          <Group gap={8}>
            {now.on && <NextWeek now={now} />}
            <Button variant={now.on ? "default" : "filled"} onClick={() => change.send({ ...now, on: !now.on })}>
              {now.on ? "Switch messages off" : "Switch messages on"}
            </Button>
          </Group>
          {now.on && <Choices now={now} busy={change.busy} onChange={change.send} />}
        </div>
      </Card>
      {now.on && <DefaultChannels now={now} busy={change.busy} onChange={change.send} />}
    </>
  );
}

/** The link to the messages of the next week. */
function NextWeek({ now }: { now: Settings }) {
  const [params] = useSearchParams();
  const next = untoldDays(now.through, today());
  if (!next) return null;
  const search = String(withDialog(params, [], { kind: "tell", id: "week" }));
  return (
    <Button component={Link} to={{ search }} state={{ opened: true }} variant="light">
      Tell the week of {monthDay(next.from)}…
    </Button>
  );
}

function Choices({ now, busy, onChange }: ChangeProps) {
  const known = reminders.some((days) => String(days) === String(now.overdue_days));
  const offered = known ? reminders : [...reminders, now.overdue_days];
  return (
    <SimpleGrid minColWidth="220px">
      <NativeSelect
        label="Changes are told"
        value={now.weeks_ahead}
        disabled={busy}
        data={weeks.map((label, value) => ({ value: String(value), label }))}
        onChange={({ currentTarget: { value } }) => onChange({ ...now, weeks_ahead: Number(value) })}
      />
      <NativeSelect
        label="On Sundays at 5 PM"
        value={now.sunday}
        disabled={busy}
        data={Object.entries(sundays).map(([value, label]) => ({ value, label }))}
        onChange={({ currentTarget: { value } }) => onChange({ ...now, sunday: value as Settings["sunday"] })}
      />
      <NativeSelect
        label="Reminders of overdue invoices"
        value={String(now.overdue_days)}
        disabled={busy}
        data={offered.map((days) => ({ value: String(days), label: daysText(days) }))}
        onChange={({ currentTarget: { value } }) =>
          onChange({ ...now, overdue_days: offered.find((days) => String(days) === value) ?? now.overdue_days })
        }
      />
    </SimpleGrid>
  );
}

/** 'after 3, 10 and 20 days' */
function daysText(days: readonly number[]): string {
  if (days.length === 0) return "none";
  const last = days.at(-1);
  return `after ${days.length > 1 ? `${days.slice(0, -1).join(", ")} and ` : ""}${last} days`;
}

interface ChangeProps {
  now: Settings;
  busy: boolean;
  onChange: (after: Settings) => void;
}

const titles = { client: "What clients hear", walker: "What walkers hear" } as const;

/** The default channels of each kind of message, for clients and for walkers. */
const DefaultChannels = ({ now, busy, onChange }: ChangeProps) =>
  (["client", "walker"] as const).map((role) => (
    <Card key={role} title={titles[role]} aside="unless they choose">
      <NoticeChoices
        kinds={noticeKindsOf(role).map((kind) => ({ kind, channels: channelsFor(kind, { role }, now.defaults) }))}
        busy={busy}
        onChoose={(choice) =>
          onChange({
            ...now,
            defaults: [
              ...now.defaults.filter((one) => one.role !== role || one.kind !== choice.kind),
              { role, ...choice },
            ],
          })
        }
      />
    </Card>
  ));
