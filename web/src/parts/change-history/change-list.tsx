import type { ComponentProps } from "react";
import { Link } from "react-router-dom";
import { calendarWith } from "../../lib/format/calendar-link.ts";
import { fullDay, today } from "../../lib/format/time.ts";
import { useNow } from "../../lib/hooks/use-now.ts";
import { DataList } from "../../ui/data/data-list.tsx";
import { EmptyState } from "../../ui/feedback/states.tsx";
import type { Change } from "./change.ts";
import classes from "./change-list.module.css";
import { changeWords } from "./change-words.ts";
import { authorOf, recordWords, whenAndHow } from "./who-and-when.ts";

/** The address of a client or a walker by their id; undefined for nobody. */
type PersonLink = (id: string) => string | undefined;

interface ChangeListProps {
  list: ComponentProps<typeof DataList<Change>>["list"];
  /** Each change says of what it is, as it must where the list has several records. */
  namesRecords?: boolean;
  personLink?: PersonLink | undefined;
}

/** Who changed what and when, the latest first: of one record, or of all. */
export function ChangeList({ list, namesRecords = false, personLink }: ChangeListProps) {
  return (
    <DataList
      list={list}
      failed="Failed to load the change history. Please try again."
      more="Show earlier changes"
      empty={<EmptyState title="No changes">What is changed is told here: who did it, and when.</EmptyState>}
    >
      {(changes) => <ChangeLines changes={changes} namesRecords={namesRecords} personLink={personLink} />}
    </DataList>
  );
}

interface ChangeLinesProps extends Pick<ChangeListProps, "personLink"> {
  changes: readonly Change[];
  namesRecords: boolean;
}

/** Some changes, the latest first. */
export function ChangeLines({ changes, namesRecords, personLink }: ChangeLinesProps) {
  const day = today(useNow());
  return (
    <ol className={classes.changes}>
      {changes.map((change) => (
        <li key={change.id}>
          <p>
            <b>{authorOf(change)}</b> {changeWords(change)}
          </p>
          <small>
            {namesRecords && <Record change={change} personLink={personLink} />}
            <time dateTime={change.at}>{whenAndHow(change, day)}</time>
          </small>
        </li>
      ))}
    </ol>
  );
}

/** What a change is of, which leads there where it has a place. */
function Record({ change, personLink }: { change: Change; personLink: PersonLink | undefined }) {
  const place = placeOf(change, personLink);
  const words = recordWords(change);
  const { client, date } = change;
  return (
    <>
      <b>{place ? <Link to={place}>{words}</Link> : words}</b>
      {client && change.kind !== "account" && <Link to={`/admin/clients/${client.id}`}>{client.name}</Link>}
      {date && <span>{change.kind === "schedule" ? `from ${fullDay(date)} on` : fullDay(date)}</span>}
    </>
  );
}

/** The address of what a change is of. What is no longer there has none. A booking's is its client's plan. */
function placeOf({ kind, about, client }: Change, personLink?: PersonLink): string | undefined {
  if (kind === "visit") return calendarWith(about);
  if (kind === "schedule") return client ? `/admin/clients/${client.id}` : undefined;
  if (kind === "invoice") return `/admin/invoices/${about}`;
  if (kind === "pricing") return "/admin/settings?tab=prices";
  if (kind === "code") return "/admin/settings?tab=codes";
  if (kind === "export") return "/admin/settings?tab=export";
  return personLink?.(about);
}
