import {
  clockMinutes,
  dayOfReport,
  judgeReport,
  type LocalDate,
  type Report,
  type ReportAct,
  reportedAt,
  type ToldTime,
  transitions,
} from "@petcare/domain";
import type { Author } from "../history/author.ts";
import type { VisitEvent } from "../history/visit-events.ts";
import type { Decision } from "../table/changing.ts";
import type { Db } from "../table/client.ts";
import type { Writes } from "../table/transact.ts";
import type { VisitKey } from "../table/visit-id.ts";
import { assignedTo } from "./assigned-to.ts";
import { fixedMoney, type MoneyWhenDone } from "./complete-visit.ts";
import { visitChanges } from "./editing/visit-changes.ts";
import { eventsOf, hadIt, sinceOf } from "./report-events.ts";
import type { Visit } from "./visit.ts";
import { type CareTicks, maxMatters, type StoredMatter } from "./visit-matters.ts";
import type { VisitEdit } from "./visit-update.ts";

/** A walker's report of a visit, as their phone sends it. */
export interface VisitReport extends MoneyWhenDone {
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
  /** Tells whether the tag of the visit's home was read. */
  isTagOf: (visit: Visit, tag: string | undefined) => Promise<boolean>;
  /** The date and the version that the phone showed. */
  shown?: LocalDate | undefined;
  version?: number | undefined;
  comments: string;
  photoUrls: string[];
  /** Never empty. */
  photoIds?: string[] | undefined;
  photoTimes?: Visit["photo_times"];
  /** Never empty. */
  ticks?: CareTicks | undefined;
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

/** The change that a report makes. */
export interface Change {
  edit: VisitEdit;
  outcome: "done" | "kept" | "taken";
  matter?: StoredMatter;
  /** It makes no version, so that nobody who is editing the visit has to begin again. */
  isBeside?: boolean;
  also?: Writes;
}

/** How many marks a visit keeps, the latest last: walkers can send any number of reports. */
const maxMarks = 50;

type Decided = Decision<Change, ReportResult>;

/** A report beside the visit that it is judged against. */
interface Judged {
  visit: Visit;
  report: VisitReport;
  facts: Report;
  told: ReturnType<typeof reportedAt>;
  arrived: ReturnType<typeof reportedAt> | undefined;
  /** The events that have changed the visit; empty where it is the reporter's. */
  events: readonly VisitEvent[];
  /** The marks that the visit has from then on. */
  heard: string[];
}

/** Decides what a report does to the visit as it stands: one function for each judgement. */
export async function decideReport(db: Db, visit: Visit, report: VisitReport): Promise<Decided> {
  const { by, act, marks, shown, comments, zone } = report;
  const days = [visit.date, shown ?? visit.date];
  const told = reportedAt(await checkedTag(visit, report, report.time), days, by.at, zone);
  const words = { comments, photo_urls: report.photoUrls, photo_ids: report.photoIds };
  const facts = { by: by.id, act, mark: marks[act], at: told.at, shown, ...words };
  const events = visit.walker_id === by.id ? [] : await eventsOf(db, visit);
  const there = report.arrived && (await checkedTag(visit, report, report.arrived));
  const arrived = there && reportedAt({ ...there, sent: report.time.sent }, days, by.at, zone);
  const added = act === "done" ? Object.values(marks) : [marks.arrived];
  const heard = [...new Set([...(visit.heard ?? []), ...added])].slice(-maxMarks);
  const judged = { visit, report, facts, told, arrived, events, heard };
  const judgement = judgeReport(visit, facts, hadIt(events, by.id, report.version), zone);
  switch (judgement) {
    case "missing":
      return { result: { outcome: judgement } };
    case "known":
    case "early":
      return { result: { outcome: judgement, visit } };
    case "same":
      return beside(judged, {});
    case "kept":
      return kept(db, judged);
    case "taken":
      return completed(db, judged, takenMatter(judged));
    case "done":
      return act === "arrived" ? noted(judged) : completed(db, judged);
  }
}

/** A time by a tag that is not the home's by now counts as a tap: who was there is a fact. */
const checkedTag = async (visit: Visit, { isTagOf }: VisitReport, time: ToldTime): Promise<ToldTime> =>
  time.how === "tag" && !(await isTagOf(visit, time.tag)) ? { ...time, how: "tap" } : time;

const beside = ({ visit, heard }: Judged, changes: VisitEdit["changes"]): Decided => ({
  change: { edit: { visit, changes: { ...changes, heard } }, outcome: "done", isBeside: true },
});

/** The first arrival of a walker stands. A further one writes nothing. */
function noted(judged: Judged): Decided {
  const { visit, told, facts } = judged;
  const isFirst = visit.arrived_at === undefined || visit.arrived_by !== facts.by;
  return isFirst ? beside(judged, arrivalOf(facts.by, told)) : { result: { outcome: "done", visit } };
}

async function kept(db: Db, judged: Judged): Promise<Decided> {
  const { visit, report, events, heard } = judged;
  const others = otherMatters(judged);
  if (Object.keys(others).length >= maxMatters) return { result: { outcome: "full", visit } };
  const all = events.length > 0 ? events : await eventsOf(db, visit);
  const matter = matterOf(judged, all);
  const edit = { visit, changes: { matters: { ...others, [report.id]: matter }, heard } };
  return { change: { edit, outcome: "kept", matter } };
}

/** @param matter tells the owner that the visit was another walker's by then */
async function completed(db: Db, judged: Judged, matter?: StoredMatter): Promise<Decided> {
  const { visit, report, told, arrived, heard } = judged;
  const { by, comments, photoUrls, photoIds, photoTimes, ticks } = report;
  const matters = { ...otherMatters(judged), ...(matter && { [report.id]: matter }) };
  const { after, also } = await assignedTo(db, visit, by.id);
  const changed = {
    ...after,
    status: transitions.complete.to,
    comments,
    photo_urls: photoUrls,
    photo_ids: photoIds,
    photo_times: photoTimes,
    ticks,
    completed_at: told.at,
    completed_by: by.id,
    done_how: told.how,
    ...(await fixedMoney({ ...after, walker_id: by.id }, report)),
    matters: Object.keys(matters).length > 0 ? matters : undefined,
    ...(arrived && visit.arrived_by !== by.id && arrivalOf(by.id, arrived)),
  };
  const edit = { visit, changes: { ...visitChanges(visit, changed), heard } };
  return { change: { edit, outcome: matter ? "taken" : "done", ...(matter && { matter }), also } };
}

/** The report as it stands on the visit. An arrival that was kept before goes into the matter of its completion. */
function matterOf({ visit, report, facts, told, arrived }: Judged, events: readonly VisitEvent[]): StoredMatter {
  const { by, act, time, comments, photoUrls, photoIds, photoTimes, ticks, zone } = report;
  const before = visit.matters?.[report.id];
  const there = act === "arrived" ? told : (arrived ?? { at: before?.arrived_at, how: before?.arrived_how });
  const clock = clockMinutes(time.sent, by.at);
  const matter = {
    by: by.id,
    ...(act === "done" && { done_at: told.at }),
    ...(there.at !== undefined && { arrived_at: there.at }),
    ...(there.at !== undefined && there.how && { arrived_how: there.how }),
    ...(told.how && { how: told.how }),
    ...(clock !== undefined && { clock_minutes: clock }),
    day: dayOfReport(visit, facts, zone),
    comments,
    photo_urls: photoUrls,
    ...(photoIds && { photo_ids: photoIds }),
    ...(photoTimes && { photo_times: photoTimes }),
    ...(ticks && { ticks }),
  };
  return { ...matter, since: sinceOf(events, visit, matter) ?? by.at };
}

/** The words of a report that completes its visit stand there, and not in the matter. */
const takenMatter = (judged: Judged): StoredMatter => ({
  ...matterOf(judged, judged.events),
  was: judged.visit.walker_id ?? "",
  comments: "",
  photo_urls: [],
  photo_ids: undefined,
  photo_times: undefined,
  ticks: undefined,
});

/** The matters of other rows. */
function otherMatters({ visit, report }: Judged) {
  const { [report.id]: _, ...others } = visit.matters ?? {};
  return others;
}

const arrivalOf = (id: string, { at, how }: ReturnType<typeof reportedAt>) => ({
  arrived_at: at,
  arrived_by: id,
  arrived_how: how,
});
