import { listHistory } from "@petcare/contract";
import { localDateOf } from "@petcare/domain";
import { Link } from "react-router-dom";
import { useWalkers } from "../../lib/api/people.ts";
import { useRead } from "../../lib/api/use-read.ts";
import { personColors } from "../../lib/format/person-color.ts";
import { clockTime, monthDay, today, zone } from "../../lib/format/time.ts";
import { ChangeText } from "../../parts/change-history/change-text.tsx";
import { authorOf, changeWords, recordWords } from "../../parts/change-history/change-words.ts";
import { Avatar } from "../../ui/data/avatar.tsx";
import { Loaded } from "../../ui/feedback/states.tsx";
import { OutlinedPanel, Panel } from "./panel.tsx";
import classes from "./screen.module.css";

const maxChanges = 5;

/** Shows the latest changes, and who made them. */
export function LatestActivity() {
  const query = useRead(listHistory, { query: { limit: maxChanges }, everyMs: 60_000 });
  const colors = personColors(useWalkers());
  const day = today();
  const when = (at: string) => {
    const date = localDateOf(Date.parse(at), zone);
    return date === day ? clockTime(at) : monthDay(date);
  };
  return (
    <Loaded
      query={query}
      failed="Failed to load the change history. Please try again."
      loading={<OutlinedPanel height={270} />}
    >
      {(changes) => (
        <Panel title="Latest activity" aside={<Link to="/admin/settings?tab=history">All changes</Link>}>
          {changes.length === 0 && <p className="muted">What is changed is told here: who did it, and when.</p>}
          <ol className={`lined ${classes.changes}`}>
            {changes.map((change) => (
              <li key={change.id}>
                <Avatar name={authorOf(change)} color={colors.get(change.by.id) ?? "var(--person-8)"} />
                <p title={changeWords(change)}>
                  <span className="cut">
                    <ChangeText change={change} />
                  </span>
                  <small className="cut">{recordWords(change)}</small>
                </p>
                <time dateTime={change.at}>{when(change.at)}</time>
              </li>
            ))}
          </ol>
        </Panel>
      )}
    </Loaded>
  );
}
