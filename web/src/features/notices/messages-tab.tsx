import { Skeleton } from "@mantine/core";
import { getNoticeSettings, listUnreached } from "@petcare/contract";
import { useRead } from "../../lib/api/use-read.ts";
import { Loaded } from "../../ui/feedback/states.tsx";
import { Card } from "../../ui/layout/card.tsx";
import { NoticeSettings } from "./notice-settings.tsx";
import { SentList, SentTable } from "./sent-list.tsx";

/** Settings → Messages: whom nobody could reach, how people are told, and what was sent. */
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
