import { Link } from "react-router-dom";
import { calendarWith } from "../../lib/format/calendar-link.ts";
import { fullDay } from "../../lib/format/time.ts";
import type { Change } from "./change-words.ts";
import { recordWords } from "./who-and-when.ts";

/** The address of a client or a walker by their id; undefined for nobody. */
export type PersonLink = (id: string) => string | undefined;

interface ChangedRecordProps {
  change: Change;
  personLink?: PersonLink | undefined;
  /** The client whose page it is on. They are not named again. */
  ofClient?: string | undefined;
}

/** The record that a change is of, and its client, each with a link where it has a place; then its day. */
export function ChangedRecord({ change, personLink, ofClient }: ChangedRecordProps) {
  const place = placeOf(change, personLink);
  const words = recordWords(change);
  const { client, date } = change;
  return (
    <>
      <b>{place ? <Link to={place}>{words}</Link> : words}</b>
      {client && client.id !== ofClient && change.kind !== "account" && (
        <Link to={`/admin/clients/${client.id}`}>{client.name}</Link>
      )}
      {date && <span>{change.kind === "schedule" ? `from ${fullDay(date)} on` : fullDay(date)}</span>}
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

/** The address of what a change is of. What is no longer there has none. A booking's is its client's plan. */
function placeOf({ kind, about, client }: Change, personLink?: PersonLink): string | undefined {
  if (kind === "visit") return calendarWith(about);
  if (kind === "schedule") return client ? `/admin/clients/${client.id}` : undefined;
  if (kind === "invoice") return `/admin/invoices/${about}`;
  return places[kind] ?? personLink?.(about);
}
