import { listUnreached } from "@petcare/contract";
import { useRead } from "../../lib/api/use-read.ts";
import { Card } from "../../ui/layout/card.tsx";
import { NoticeSettings } from "./notice-settings.tsx";
import { SentList, SentTable } from "./sent-list.tsx";

/** Settings → Messages: whom nobody could reach, how people are told, and what was sent. */
export function MessagesTab() {
  const unreached = useRead(listUnreached, { everyMs: 60_000 }).data ?? [];
  return (
    <div className="stack">
      {unreached.length > 0 && (
        <Card title="Could not be told" aside="call them">
          <SentTable caption="Could not be told" rows={unreached} calls />
        </Card>
      )}
      <NoticeSettings />
      <Card title="Messages">
        <SentList />
      </Card>
    </div>
  );
}
