import type { ComponentProps } from "react";
import { Link } from "react-router-dom";
import { calendarWith } from "../../lib/format/calendar-link.ts";
import { fullDay, today } from "../../lib/format/time.ts";
import { useNow } from "../../lib/hooks/use-now.ts";
import { DataList } from "../../ui/data/data-list.tsx";
import { EmptyState } from "../../ui/feedback/states.tsx";
import classes from "./change-list.module.css";
import { type Change, changeWords } from "./change-words.ts";
import { authorOf, recordWords, whenAndHow } from "./who-and-when.ts";

interface ChangeListProps extends Omit<ChangedRecordProps, "change"> {
  list: ComponentProps<typeof DataList<Change>>["list"];
  /** Each change names its record, as it must where the list has several. */
  namesRecords?: boolean;
}

/** Who changed what and when, the latest first: of one record, of a client, or of all. */
export function ChangeList({ list, namesRecords = false, ...links }: ChangeListProps) {
  const day = today(useNow());
  return (
    <DataList
      list={list}
      failed="Failed to load the change history. Please try again."
      more="Show earlier changes"
      empty={<EmptyState title="No changes">What is changed is told here: who did it, and when.</EmptyState>}
    >
      {(changes) => (
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
      )}
    </DataList>
  );
}

interface ChangedRecordProps {
  change: Change;
  /** The address of a client or a walker by their id; undefined for nobody. */
  personLink?: (id: string) => string | undefined;
  /** The client whose page it is on. They are not named again. */
  ofClient?: string;
}

/** The record that a change is of, and its client, each with a link where it has a place; then its day. */
function ChangedRecord({ change, personLink, ofClient }: ChangedRecordProps) {
  const { kind, about, client, date } = change;
  const place = placeOf(change) ?? personLink?.(about);
  const words = recordWords(change);
  return (
    <>
      <b>{place ? <Link to={place}>{words}</Link> : words}</b>
      {client && client.id !== ofClient && kind !== "account" && (
        <Link to={`/admin/clients/${client.id}`}>{client.name}</Link>
      )}
      {date && <span>{kind === "schedule" ? `from ${fullDay(date)} on` : fullDay(date)}</span>}
    </>
  );
}

/** The places of records that are not at an address of their own. */
const places: Partial<Record<Change["kind"], string>> = {
  pricing: "/admin/settings?tab=prices",
  taxes: "/admin/settings?tab=taxes",
  agreements: "/admin/settings?tab=agreements",
  price_rules: "/admin/settings?tab=rules",
  code: "/admin/settings?tab=codes",
  request: "/admin/requests",
  export: "/admin/settings?tab=export",
};

/** The address of a record but a person's. A booking's is its client's plan. */
function placeOf({ kind, about, client }: Change): string | undefined {
  if (kind === "visit") return calendarWith(about);
  if (kind === "schedule") return client ? `/admin/clients/${client.id}` : undefined;
  return kind === "invoice" ? `/admin/invoices/${about}` : places[kind];
}
