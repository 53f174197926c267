import type { ComponentProps } from "react";
import { today } from "../../lib/format/time.ts";
import { useNow } from "../../lib/hooks/use-now.ts";
import { DataList } from "../../ui/data/data-list.tsx";
import { EmptyState } from "../../ui/feedback/states.tsx";
import classes from "./change-list.module.css";
import { type Change, changeWords } from "./change-words.ts";
import { ChangedRecord, type PersonLink } from "./changed-record.tsx";
import { authorOf, whenAndHow } from "./who-and-when.ts";

interface ChangeListProps {
  list: ComponentProps<typeof DataList<Change>>["list"];
  /** Each change says of what it is, as it must where the list has several records. */
  namesRecords?: boolean;
  personLink?: PersonLink | undefined;
  /** The client whose changes they all are. */
  ofClient?: string | undefined;
}

/** Who changed what and when, the latest first: of one record, of a client, or of all. */
export function ChangeList({ list, namesRecords = false, ...links }: ChangeListProps) {
  return (
    <DataList
      list={list}
      failed="Failed to load the change history. Please try again."
      more="Show earlier changes"
      empty={<EmptyState title="No changes">What is changed is told here: who did it, and when.</EmptyState>}
    >
      {(changes) => <ChangeLines changes={changes} namesRecords={namesRecords} {...links} />}
    </DataList>
  );
}

interface ChangeLinesProps extends Pick<ChangeListProps, "personLink" | "ofClient"> {
  changes: readonly Change[];
  namesRecords: boolean;
}

/** Some changes, the latest first. */
function ChangeLines({ changes, namesRecords, ...links }: ChangeLinesProps) {
  const day = today(useNow());
  return (
    <ol className={classes.changes}>
      {changes.map((change) => (
        <li key={change.id}>
          <p>
            <b>{authorOf(change)}</b> · {changeWords(change)}
          </p>
          <small>
            {namesRecords && <ChangedRecord change={change} {...links} />}
            <time dateTime={change.at}>{whenAndHow(change, day)}</time>
          </small>
        </li>
      ))}
    </ol>
  );
}
