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

/** Fields that are no change of a booking: keys, what follows from one, counts, how far its visits are stored, its last author, and marks. */
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

/** Fields that change without a version: an invoice and a pay run claim a visit and release it. */
const uncounted = new Set(["invoice_id", "pay_run_id"]);

/** The changes without those that make no version, so that what came of them can be compared. */
export const countedChanges = (changes: Changes): Changes =>
  Object.fromEntries(Object.entries(changes).filter(([name]) => !uncounted.has(name)));

/** Picks the recorded fields of a schedule or a visit. */
export const recordedBooking = (booking: object): Readonly<Record<string, unknown>> =>
  Object.fromEntries(Object.entries(countedChanges(bookingChanges({}, booking))).map(([name, { to }]) => [name, to]));

interface Recorded {
  by: Author;
  /** The effect of an act on the visits of a series. */
  series?: SeriesChange;
  /** The visits of a series that it changes, for messages. */
  told?: Told;
  /** Fields that nobody is to read in the row, at whatever depth. */
  hidden?: ReadonlySet<string>;
  /** It made no version. */
  beside?: true;
}

/** The write that tells a change of a schedule, as part of the transaction that makes it. */
export const scheduleHistory = (db: Db, before: Partial<Schedule>, after: Schedule, recorded: Recorded) =>
  historyWrite(db, scheduleChange(before, after, recorded), recorded.by);

/** The write that tells a change of a visit, as part of the transaction that makes it. */
export const visitHistory = (db: Db, before: Visit, after: Visit, recorded: Recorded) =>
  historyWrite(db, visitChange(before, after, recorded), recorded.by);

/** The items of those rows, for whoever stores schedules without transactions. */
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

/** Picks what messages tell of some changed visits. Without a visit before, it is new. Nothing where nobody hears of any. */
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
