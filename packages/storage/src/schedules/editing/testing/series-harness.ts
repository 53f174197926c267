import {
  addDays,
  type BulkScope,
  cancelled,
  type FieldChanges,
  isOpen,
  type LocalDate,
  type OccurrenceEdit,
  planOccurrence,
  planReopen,
  planRestore,
  type RecurrenceEnd,
} from "@petcare/domain";
import type { Db } from "../../../table/client.ts";
import { anAuthor } from "../../../testing/author.ts";
import { aCompletion, aSchedule } from "../../../testing/bookings.ts";
import { readCalendar, readWalkerVisits } from "../../../testing/lists.ts";
import { connect, disconnect, newTable } from "../../../testing/test-table.ts";
import { completeVisit } from "../../complete-visit.ts";
import { materialise } from "../../materialise.ts";
import type { Schedule } from "../../schedule-item.ts";
import { readSchedule, seriesStoredBefore, storeSchedule } from "../../schedules.ts";
import { isUnstored } from "../../series.ts";
import type { Visit } from "../../visit.ts";
import { readVisit, visitsOfSchedule } from "../../visits.ts";
import { actOnSeries, previewSeriesAct, type SeriesRequest, type SeriesResult } from "../act-on-series.ts";
import { actOnVisit, previewVisitAct, type VisitRequest } from "../act-on-visit.ts";
import { confirmVisit } from "../confirm-visit.ts";
import type { SeriesAct } from "../plan-act.ts";
import { hasRoomWith, takesRoom } from "../room.ts";
import { moneyNow } from "../visit-changes.ts";

const nothing = { charge: { type: "nothing" }, pay: { type: "nothing" } } as const;
const rates = { walk25: 1555 };
const openEnded: LocalDate = "9999-12-31";

type Cancel = Partial<Omit<SeriesAct & { kind: "cancel" }, "kind" | "scope">>;

export const wholeSeries: BulkScope = { type: "series" };
export const following = (from: LocalDate): BulkScope => ({ type: "following", from });

const monday = 0;
const wednesday = 2;
const friday = 4;
const never = { type: "never" } as const;

/** Mondays, Wednesdays and Fridays, or others. */
export function weekly({ weekdays = [monday, wednesday, friday], interval = 1, end = never as RecurrenceEnd } = {}) {
  return { frequency: "weekly", interval, weekdays, end } as const;
}

/** The office of one series in a table of its own, on the day that a test sets: what everybody does to it and sees of it. */
export class SeriesHarness {
  readonly db: Db;
  readonly id: string;
  today: LocalDate;
  /** Days from today that the nightly job stores. */
  readonly horizon: number;
  readonly endpoint: string;

  private constructor(db: Db, endpoint: string, given: Pick<SeriesHarness, "id" | "today" | "horizon">) {
    this.db = db;
    this.endpoint = endpoint;
    this.id = given.id;
    this.today = given.today;
    this.horizon = given.horizon;
  }

  /** A series that is booked in a new table, by default weekly from Friday 20 November 2026, and stored up to the horizon. */
  static async open(
    endpoint: string,
    given: Partial<Schedule> = {},
    today: LocalDate = "2026-11-21",
    horizon = 61,
  ): Promise<SeriesHarness> {
    const db = await newTable(endpoint);
    const booked = aSchedule({ id: "series", recurrence: weekly(), walker_id: "rosa", price_cents: 2800, ...given });
    const { schedule } = await storeSchedule(db, booked, addDays(today, horizon), anAuthor());
    const harness = new SeriesHarness(db, endpoint, { id: booked.id, today, horizon });
    await materialise(db, schedule, addDays(today, horizon));
    return harness;
  }

  /** The same series in another table, or over another connection. */
  elsewhere(table = this.db.table): SeriesHarness {
    return new SeriesHarness(connect(this.endpoint, table), this.endpoint, this);
  }

  close = () => disconnect(this.db);

  /** At ten in the morning in New York, in epoch milliseconds. */
  get now(): number {
    return Date.parse(`${this.today}T15:00:00Z`);
  }

  private get by() {
    return anAuthor({ at: this.now });
  }

  edit(changes: FieldChanges, scope = wholeSeries, rest: Partial<SeriesRequest> = {}): Promise<SeriesResult> {
    return this.act(this.editOf(changes, scope), rest);
  }

  /** An edit of what a form shows that was opened on a date: the last one, where the scope names none. */
  editOf(values: FieldChanges, scope: BulkScope, opened?: LocalDate): SeriesAct {
    const first = scope.type === "following" ? scope.from : openEnded;
    return { kind: "edit", values, scope, opened: opened ?? first };
  }

  cancel(scope = wholeSeries, options: Cancel = {}, rest: Partial<SeriesRequest> = {}): Promise<SeriesResult> {
    return this.act({ kind: "cancel", ...nothing, ...options, scope }, rest);
  }

  restoreSeries = () => this.act({ kind: "restore" });

  /** Undoes the last act on the series, or the one that made a version. */
  async undo(version?: number): Promise<SeriesResult> {
    return this.act({ kind: "undo", version: version ?? (await this.schedule()).version });
  }

  act(act: SeriesAct, rest: Partial<SeriesRequest> = {}): Promise<SeriesResult> {
    return actOnSeries(this.db, this.id, this.request(act, rest));
  }

  preview(act: SeriesAct, rest: Partial<SeriesRequest> = {}): Promise<SeriesResult> {
    return previewSeriesAct(this.db, this.id, this.request(act, rest));
  }

  patch(date: LocalDate, edit: Partial<OccurrenceEdit>, version?: number) {
    return this.actOn(this.patchOf(date, edit, version));
  }

  patchOf(date: LocalDate, edit: Partial<OccurrenceEdit>, version?: number) {
    const whole = { changes: {}, ...edit };
    return this.visitRequest(date, (schedule, visit) => planOccurrence(schedule, visit, whole, this.today), version);
  }

  cancelOne = (date: LocalDate, options: Cancel = {}) => this.actOn(this.cancelOf(date, options));
  cancelOf(date: LocalDate, options: Cancel = {}) {
    return this.visitRequest(date, (schedule, visit) => {
      if (!isOpen(visit)) return { outcome: "refused", reason: visit.status };
      const money = moneyNow(schedule, this.terms);
      return { outcome: "planned", after: cancelled(visit, { ...nothing, ...options }, money) };
    });
  }

  restore = (date: LocalDate) => this.actOn(this.restoreOf(date));
  restoreOf = (date: LocalDate) =>
    this.visitRequest(date, (schedule, visit) => planRestore(schedule, visit, this.today));

  reopen = (date: LocalDate) => this.actOn(this.reopenOf(date));
  reopenOf = (date: LocalDate) => this.visitRequest(date, (series, visit) => planReopen(series, visit, this.today));

  actOn = (request: VisitRequest<string>) => actOnVisit(this.db, request);
  previewOn = (request: VisitRequest<string>) => previewVisitAct(this.db, request);

  confirm(date: LocalDate, version?: number) {
    return confirmVisit(this.db, { key: this.key(date), version, by: this.by, today: this.today });
  }

  /** Whether a visit is stored, or can be. */
  async hasRoomFor(date: LocalDate): Promise<boolean> {
    const [schedule, visit] = [await this.schedule(), await this.visit(date)];
    const isMore = isUnstored(schedule, date) && takesRoom(schedule, undefined, visit, this.today);
    return !isMore || hasRoomWith(this.db, schedule, visit, this.today);
  }

  /** A visit whose day has come without a nightly run is stored first. */
  async complete(date: LocalDate) {
    await materialise(this.db, await this.schedule(), date);
    const pay = { id: "rosa", on: this.today, payOf: async () => rates.walk25 };
    return completeVisit(this.db, aCompletion(this.key(date), pay));
  }

  async nightly(): Promise<void> {
    const through = addDays(this.today, this.horizon);
    for await (const page of seriesStoredBefore(this.db, through)) {
      for (const schedule of page) await materialise(this.db, schedule, through);
    }
  }

  async schedule(): Promise<Schedule> {
    const schedule = await readSchedule(this.db, this.id);
    if (!schedule) throw new Error(`No schedule ${this.id}`);
    return schedule;
  }

  async visit(date: LocalDate): Promise<Visit> {
    const visit = await readVisit(this.db, this.key(date));
    if (!visit) throw new Error(`No visit of ${date}`);
    return visit;
  }

  calendar = (from: LocalDate, to: LocalDate) => readCalendar(this.db, from, to);
  walker = (id: string, from: LocalDate, to: LocalDate) => readWalkerVisits(this.db, id, from, to);
  stored = (from: LocalDate = "2020-01-01") => visitsOfSchedule(this.db, this.id, from);
  key = (date: LocalDate) => ({ schedule_id: this.id, original_date: date });

  /** One field of some visits, as whoever opens them sees it. */
  values<Name extends keyof Visit>(name: Name, dates: LocalDate[]): Promise<Visit[Name][]> {
    return Promise.all(dates.map(async (date) => (await this.visit(date))[name]));
  }

  private readonly terms = { rates: { rosa: rates, marcus: rates, aisha: rates }, partsOf: () => [] };

  private request(act: SeriesAct, rest: Partial<SeriesRequest>): SeriesRequest {
    const { by, today } = this;
    return { act, termsOf: () => Promise.resolve(this.terms), by, today, ...rest };
  }

  private visitRequest(date: LocalDate, plan: VisitRequest<string>["plan"], version?: number): VisitRequest<string> {
    return { key: this.key(date), plan, version, by: this.by, today: this.today };
  }
}
