import type { AnswerOf, getNoticeSettings } from "@petcare/contract";
import { channelsFor, noticeKindsOf } from "@petcare/domain";
import { NoticeChoices } from "../../parts/notices/notice-choices.tsx";
import { Card } from "../../ui/layout/card.tsx";

type Settings = AnswerOf<typeof getNoticeSettings>;

interface UsualChannelsProps {
  now: Settings;
  busy: boolean;
  onChange: (after: Settings) => void;
}

const titles = { client: "What clients hear", walker: "What walkers hear" } as const;

/** The kinds of messages by channels, for clients and for walkers who have not chosen for themselves. */
export const UsualChannels = ({ now, busy, onChange }: UsualChannelsProps) =>
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
