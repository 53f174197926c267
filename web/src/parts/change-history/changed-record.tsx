import { Link } from "react-router-dom";
import { calendarWith } from "../../lib/format/calendar-link.ts";
import { fullDay } from "../../lib/format/time.ts";
import type { Change } from "./change.ts";
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

/** The address of what a change is of. What is no longer there has none. A booking's is its client's plan. */
function placeOf({ kind, about, client }: Change, personLink?: PersonLink): string | undefined {
  if (kind === "visit") return calendarWith(about);
  if (kind === "schedule") return client ? `/admin/clients/${client.id}` : undefined;
  if (kind === "invoice") return `/admin/invoices/${about}`;
  if (kind === "pricing") return "/admin/settings?tab=prices";
  if (kind === "taxes") return "/admin/settings?tab=taxes";
  if (kind === "agreements") return "/admin/settings?tab=agreements";
  if (kind === "price_rules") return "/admin/settings?tab=rules";
  if (kind === "code") return "/admin/settings?tab=codes";
  if (kind === "request") return "/admin/requests";
  if (kind === "export") return "/admin/settings?tab=export";
  return personLink?.(about);
}
