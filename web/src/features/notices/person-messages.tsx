import { Skeleton } from "@mantine/core";
import { messageOf } from "../../lib/api/api-error.ts";
import { useNotices } from "../../lib/api/notices.ts";
import { NoticeChoices } from "../../parts/notices/notice-choices.tsx";
import { Loaded } from "../../ui/feedback/states.tsx";
import { failureToast } from "../../ui/feedback/toast.tsx";
import { Card } from "../../ui/layout/card.tsx";
import { SentList } from "./sent-list.tsx";

/** The kinds that a person hears, for the owner to change, and the messages they got. */
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
