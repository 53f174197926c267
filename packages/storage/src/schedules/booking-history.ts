import { isSameSide, sideOf } from "@petcare/domain";
import { type Changes, changesBetween, mapChanges, withMasked } from "../history/changes.ts";
import {
  type Author,
  type Change,
  historyItem,
  historyWrite,
  rowOf,
  type SeriesChange,
  type Told,
} from "../history/history-row.ts";
import type { Db } from "../table/client.ts";
import type { RecordRef } from "../table/history-keys.ts";
import { visitId } from "../table/visit-id.ts";
import type { Schedule } from "./schedule-item.ts";
import type { Visit } from "./visit.ts";

/** Fields that the history ignores: keys, derived fields, counts, progress of storing, the last author, and marks. */
const ignored = new Set([
  "id",
  "schedule_id",
  "original_date",
  "first_timeframe",
  "own_price",
  "version",
  "stored_through",
  "stored_ahead",
  "visits_version",
  "inverse",
  "changed_by",
  "changed_at",
  "created_at",
  "created_by",
  "completed_by",
  "request_hash",
  "note_key",
  "arrived_by",
  "photo_times",
  "report_keys",
]);

const bookingChanges = (before: object, after: object): Changes => changesBetween({ ...before }, { ...after }, ignored);

/** Fields that change without a new version: invoices and pay runs claim and release visits. */
const uncounted = new Set(["invoice_id", "pay_run_id"]);

/** Removes changes that make no version. */
export const countedChanges = (changes: Changes): Changes =>
  Object.fromEntries(Object.entries(changes).filter(([name]) => !uncounted.has(name)));

/** Picks the fields of a schedule or a visit that the history records. */
export const recordedBooking = (booking: object): Readonly<Record<string, unknown>> =>
  Object.fromEntries(Object.entries(countedChanges(bookingChanges({}, booking))).map(([name, { to }]) => [name, to]));

interface Recorded {
  by: Author;
  /** The effect of an act on a series' visits. */
  series?: SeriesChange;
  /** The visits of a series that it changes, for messages. */
  told?: Told;
  /** Fields to mask in the row, at any depth. */
  hidden?: ReadonlySet<string>;
  /** It made no version. */
  beside?: true;
}

/** Makes the history row of a schedule's change. */
export const scheduleHistory = (db: Db, before: Partial<Schedule>, after: Schedule, recorded: Recorded) =>
  historyWrite(db, scheduleChange(before, after, recorded), recorded.by);

/** Makes the history row of a visit's change. */
export const visitHistory = (db: Db, before: Visit, after: Visit, recorded: Recorded) =>
  historyWrite(db, visitChange(before, after, recorded), recorded.by);

/** Makes the items of those rows, for storing schedules without transactions. */
export const scheduleRow = (before: Partial<Schedule>, after: Schedule, recorded: Recorded) =>
  historyItem(rowOf(scheduleChange(before, after, recorded), recorded.by));
export const visitRow = (before: Visit, after: Visit, recorded: Recorded) =>
  historyItem(rowOf(visitChange(before, after, recorded), recorded.by));

const scheduleChange = (before: Partial<Schedule>, after: Schedule, recorded: Recorded) =>
  changeOf({ entity: "schedule", entity_id: after.id }, before, after, recorded);

const visitChange = (before: Visit, after: Visit, recorded: Recorded) =>
  changeOf({ entity: "visit", entity_id: visitId(after) }, before, after, {
    ...(!recorded.beside && toldOf([{ before, after }])),
    ...recorded,
  });

/** Picks the fields of changed visits for messages. Without `before` the visit is new. Absent if no message is needed. */
export function toldOf(changes: readonly { before?: Visit | undefined; after: Visit }[]): { told?: Told } {
  const told = changes.flatMap(({ before, after }) => {
    const sides = { ...(before && { before: sideOf(before) }), after: sideOf(after) };
    const isTold = !isSameSide(sides.before, sides.after) || sides.before?.state !== sides.after.state;
    return isTold ? [[after.original_date, { version: after.version, ...sides }]] : [];
  });
  return told.length > 0 ? { told: Object.fromEntries(told) } : {};
}

function changeOf(
  record: RecordRef,
  before: object,
  after: Schedule | Visit,
  { by: _, hidden = new Set(), ...rest }: Recorded,
): Change {
  const readable = mapChanges(bookingChanges(before, after), (field, value) => withMasked(field, value, hidden));
  const { client_id, pet_names, version } = after;
  return { ...record, name: pet_names.join(", "), client_id, version, changes: readable, ...rest };
}
