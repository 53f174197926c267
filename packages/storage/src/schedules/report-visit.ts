import {
  type Cents,
  clockMinutes,
  dayOfReport,
  judgeReport,
  type LocalDate,
  planOccurrence,
  type ReportAct,
  reportedAt,
  type ToldTime,
  transitions,
} from "@petcare/domain";
import type { Author } from "../history/author.ts";
import { changing, type Decision } from "../table/changing.ts";
import type { Db } from "../table/client.ts";
import { updateExpression } from "../table/edit-expression.ts";
import { scheduleKey, visitKey } from "../table/keys.ts";
import { transact, type Writes } from "../table/transact.ts";
import { type VisitKey, visitId } from "../table/visit-id.ts";
import { visitHistory } from "./booking-history.ts";
import { visitChanges } from "./editing/visit-changes.ts";
import { eventsOf, hadIt, sinceOf } from "./report-events.ts";
import { readSchedule } from "./schedules.ts";
import { isSingle } from "./series.ts";
import { type CareTicks, maxMatters, type StoredMatter, type Visit } from "./visit.ts";
import { updateVisit, type VisitEdit } from "./visit-update.ts";
import { readStoredVisit } from "./visits.ts";

/** A walker's report of a visit, as their phone sends it. */
export interface VisitReport {
  key: VisitKey;
  /** The reporter, and when the report came. */
  by: Author;
  act: ReportAct;
  /** Names the phone's row among the matters of the visit. */
  id: string;
  /** The marks of the row's two reports. A completion carries the arrival along, and leaves both. */
  marks: Readonly<Record<ReportAct, string>>;
  time: ToldTime;
  arrived?: ToldTime | undefined;
  /** The date and the version that the phone showed. */
  shown?: LocalDate | undefined;
  version?: number | undefined;
  comments: string;
  photoUrls: string[];
  /** Never empty. */
  photoIds?: string[] | undefined;
  /** Never empty. */
  ticks?: CareTicks | undefined;
  /** Answers the pay of the visit's walker; undefined where that is not known. */
  payOf: (visit: Visit & { walker_id: string }) => Promise<Cents | undefined>;
  zone: string;
}

export type ReportResult =
  /** 'kept' and 'taken' have the matter that stands on the visit by now. */
  | { outcome: "kept" | "taken"; visit: Visit; matter: StoredMatter }
  /** 'full': as many matters as a visit holds wait on it. */
  | { outcome: "done"; visit: Visit }
  | { outcome: "known"; visit: Visit }
  | { outcome: "early" | "full"; visit: Visit }
  | { outcome: "missing" };

interface Change {
  edit: VisitEdit;
  outcome: "done" | "kept" | "taken";
  matter?: StoredMatter;
  /** It makes no version, so that nobody who is editing the visit has to begin again. */
  isBeside?: boolean;
  also?: Writes;
}

/**
 * Takes in a walker's report of a stored visit, once for ever: it completes the visit, notes the arrival, or stands on the
 * visit as a matter to settle. See docs/product/visits.md#reports.
 *
 * @throws KeepsChangingError when others were first 20 times
 */
export function reportVisit(db: Db, report: VisitReport): Promise<ReportResult> {
  return changing<Visit, Change, ReportResult>({
    what: `Visit ${visitId(report.key)}`,
    read: () => readStoredVisit(db, report.key),
    decide: (visit) => (visit ? decide(db, visit, report) : { result: { outcome: "missing" } }),
    write: (change) => write(db, change, report.by),
  });
}

async function write(
  db: Db,
  { edit, outcome, matter, isBeside, also }: Change,
  by: Author,
): Promise<ReportResult | "refused"> {
  const visit = isBeside ? await noteBeside(db, edit, by) : await updateVisit(db, edit, by, undefined, also);
  if (visit === "refused") return visit;
  return matter && outcome !== "done" ? { outcome, visit, matter } : { outcome: "done", visit };
}

async function decide(db: Db, visit: Visit, report: VisitReport): Promise<Decision<Change, ReportResult>> {
  const { by, act, marks, shown, comments, photoUrls, photoIds, ticks, zone } = report;
  const days = [visit.date, shown ?? visit.date];
  const told = reportedAt(report.time, days, by.at, zone);
  const judged = {
    by: by.id,
    act,
    mark: marks[act],
    at: told.at,
    shown,
    comments,
    photo_urls: photoUrls,
    photo_ids: photoIds,
  };
  const events = visit.walker_id === by.id ? [] : await eventsOf(db, visit);
  const judgement = judgeReport(visit, judged, hadIt(events, by.id, report.version), zone);
  if (judgement === "missing") return { result: { outcome: judgement } };
  if (judgement === "known" || judgement === "early") return { result: { outcome: judgement, visit } };

  const arrived = report.arrived && reportedAt({ ...report.arrived, sent: report.time.sent }, days, by.at, zone);
  const heard = new Set(act === "done" ? Object.values(marks) : [marks.arrived]);
  if (judgement === "same") return { change: { edit: { visit, changes: {}, heard }, outcome: "done", isBeside: true } };
  if (judgement === "done" && act === "arrived") {
    const isFirst = visit.arrived_at === undefined || visit.arrived_by !== by.id;
    const changes = isFirst ? arrivalOf(by.id, told) : {};
    return { change: { edit: { visit, changes, heard }, outcome: "done", isBeside: true } };
  }

  const { [report.id]: before, ...others } = visit.matters ?? {};
  const there = act === "arrived" ? told : (arrived ?? { at: before?.arrived_at, how: before?.arrived_how });
  const clock = clockMinutes(report.time.sent, by.at);
  const matter = {
    by: by.id,
    ...(act === "done" && { done_at: told.at }),
    ...(there.at !== undefined && { arrived_at: there.at }),
    ...(there.at !== undefined && there.how && { arrived_how: there.how }),
    ...(told.how && { how: told.how }),
    ...(clock !== undefined && { clock_minutes: clock }),
    day: dayOfReport(visit, judged, zone),
    comments,
    photo_urls: photoUrls,
    ...(photoIds && { photo_ids: photoIds }),
    ...(ticks && { ticks }),
  };
  if (judgement === "kept") {
    if (Object.keys(others).length >= maxMatters) return { result: { outcome: "full", visit } };
    const known = events.length > 0 ? events : await eventsOf(db, visit);
    const since = sinceOf(known, visit, matter) ?? by.at;
    const kept = { ...matter, since };
    const edit = { visit, changes: { matters: { ...others, [report.id]: kept } }, heard };
    return { change: { edit, outcome: "kept", matter: kept } };
  }

  const taken = judgement === "taken" && {
    ...matter,
    since: sinceOf(events, visit, matter) ?? by.at,
    was: visit.walker_id ?? "",
    comments: "",
    photo_urls: [],
    photo_ids: undefined,
    ticks: undefined,
  };
  const matters = { ...others, ...(taken && { [report.id]: taken }) };
  const { after, also } = await assignedTo(db, visit, by.id);
  const completed = {
    ...after,
    status: transitions.complete.to,
    comments,
    photo_urls: photoUrls,
    photo_ids: photoIds,
    ticks,
    completed_at: told.at,
    completed_by: by.id,
    done_how: told.how,
    charge_cents: visit.price_cents,
    pay_cents: visit.own_pay_cents ?? (await report.payOf({ ...after, walker_id: by.id })),
    // The mark belongs to the note of an earlier completion.
    note_deleted_at: undefined,
    matters: Object.keys(matters).length > 0 ? matters : undefined,
    ...(arrived && visit.arrived_by !== by.id && arrivalOf(by.id, arrived)),
  };
  const edit = { visit, changes: visitChanges(visit, completed), heard };
  return { change: { edit, outcome: taken ? "taken" : "done", ...(taken && { matter: taken }), also } };
}

const arrivalOf = (id: string, { at, how }: ReturnType<typeof reportedAt>) => ({
  arrived_at: at,
  arrived_by: id,
  arrived_how: how,
});

/** Writes what makes no version, with its row of history where there is something to tell. */
async function noteBeside(
  db: Db,
  { visit, changes, heard = new Set() }: VisitEdit,
  by: Author,
): Promise<Visit | "refused"> {
  const after: Visit = { ...visit, ...changes, heard: new Set([...(visit.heard ?? []), ...heard]) };
  const expected = { version: visit.version, arrived_by: visit.arrived_by };
  const { outcome } = await transact(db, [
    {
      Update: {
        TableName: db.table,
        Key: visitKey(visit),
        ...updateExpression(changes, expected, { heard: new Set(heard) }),
      },
    },
    ...(Object.keys(changes).length > 0 ? [visitHistory(db, visit, after, { by, beside: true })] : []),
  ]);
  return outcome === "written" ? after : outcome;
}

/** The visit as its reporter's, with the field of the single booking that it belongs to. */
export async function assignedTo(
  db: Db,
  visit: Visit,
  id: string | undefined,
): Promise<{ after: Visit; also: Writes }> {
  if (visit.walker_id === id) return { after: visit, also: [] };
  const schedule = await readSchedule(db, visit.schedule_id);
  if (!schedule) return { after: { ...visit, walker_id: id }, also: [] };
  const planned = planOccurrence(schedule, visit, { changes: { walker_id: id } }, visit.date);
  const after = planned.outcome === "planned" ? planned.after : { ...visit, walker_id: id };
  if (!isSingle(schedule)) return { after: { ...after, status: visit.status }, also: [] };
  // A single booking and its visit stay the same in every field.
  const touched = updateExpression({ walker_id: id }, { version: schedule.version }, { visits_version: 1 });
  return {
    after: { ...after, own: undefined },
    also: [{ Update: { TableName: db.table, Key: scheduleKey(schedule.id), ...touched } }],
  };
}
