import type { ComponentProps } from "react";
import { Link } from "react-router-dom";
import { calendarWith } from "../../lib/format/calendar-link.ts";
import { fullDay, today } from "../../lib/format/time.ts";
import { useNow } from "../../lib/hooks/use-now.ts";
import { DataList } from "../../ui/data/data-list.tsx";
import { EmptyState } from "../../ui/feedback/states.tsx";
import classes from "./change-list.module.css";
import { ChangeText } from "./change-text.tsx";
import { type Change, recordWords, whenAndHow } from "./change-words.ts";

interface ChangeListProps extends Omit<ChangedRecordProps, "change"> {
  list: ComponentProps<typeof DataList<Change>>["list"];
  /** Whether each change names its record, for lists of several records. */
  namesRecords?: boolean;
}

/** Lists changes, the latest first: who changed what, when and how. */
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
                <ChangeText change={change} />
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
  /** Gives the address of a client or a walker; undefined for any other id. */
  personLink?: (id: string) => string | undefined;
  /** The client whose page shows the list, and whom the list therefore does not name. */
  ofClient?: string;
}

/** Names the changed record, its client and its day, with links where there are pages. */
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

/** The screens of records that have no page of their own. */
const screens: Partial<Record<Change["kind"], string>> = {
  pricing: "/admin/settings?tab=prices",
  taxes: "/admin/settings?tab=taxes",
  agreements: "/admin/settings?tab=agreements",
  price_rules: "/admin/settings?tab=rules",
  code: "/admin/settings?tab=codes",
  request: "/admin/requests",
  export: "/admin/settings?tab=export",
};

/** Gives the address of a record, except a person's. A schedule is at its client's page. */
function placeOf({ kind, about, client }: Change): string | undefined {
  if (kind === "visit") return calendarWith(about);
  if (kind === "schedule") return client ? `/admin/clients/${client.id}` : undefined;
  return kind === "invoice" ? `/admin/invoices/${about}` : screens[kind];
}
