import { expand } from "../../expand.ts";
import { addDays, type LocalDate } from "../../local-date.ts";
import type { BulkScope, Editable, EditableSeries } from "../editable.ts";
import { planCancel } from "../plan-cancel.ts";
import { planEdit } from "../plan-edit.ts";
import { type OccurrenceEdit, planOccurrence } from "../plan-occurrence.ts";
import { planReopen, planRestore, planSeriesRestore } from "../plan-restore.ts";
import type { FieldChanges } from "../series-fields.ts";
import { fieldsAt } from "../timeline.ts";

const nothing = { charge: { type: "nothing" }, pay: { type: "nothing" } } as const;

/** One series and its stored visits in memory, edited as storage edits them, but for what happens at the same time. */
export class Book {
  series: EditableSeries;
  readonly visits = new Map<LocalDate, Editable>();
  today: LocalDate;
  /** Days from today that the nightly job stores. */
  readonly horizon: number;

  constructor(series: EditableSeries, today: LocalDate, horizon = 61) {
    this.series = series;
    this.today = today;
    this.horizon = horizon;
    this.nightly();
  }

  nightly(): void {
    this.storeThrough(addDays(this.today, this.horizon));
  }

  /** Lists the visits that everybody sees from `from` to `to` (exclusive), by present date and then by original date. */
  calendar(from: LocalDate, to: LocalDate): Editable[] {
    const computed = this.unstored(from, to).map((date) => this.visitOf(date));
    const stored = [...this.visits.values()].filter(({ date }) => date >= from && date < to);
    const place = ({ date, original_date }: Editable) => `${date} ${original_date}`;
    return [...computed, ...stored].sort((a, b) => (place(a) < place(b) ? -1 : 1));
  }

  /** The visit of an original date, which is stored by whoever acts on it. */
  visit(date: LocalDate): Editable {
    const visit = this.visits.get(date) ?? this.unstored(date, addDays(date, 1)).map((day) => this.visitOf(day))[0];
    if (!visit) throw new Error(`No visit on ${date}`);
    return visit;
  }

  edit(changes: FieldChanges, scope: BulkScope = { type: "series" }) {
    this.storeThrough(addDays(this.today, -1));
    const result = planEdit(this.series, [...this.visits.values()], { changes, scope, today: this.today });
    if (result.outcome !== "planned") return result;
    const { earlier: _, ...rest } = this.series;
    this.series = { ...rest, ...result.plan.timeline, version: this.series.version + 1 };
    for (const { after } of result.plan.changes) this.store(after);
    return result;
  }

  editOne(date: LocalDate, edit: OccurrenceEdit) {
    const result = planOccurrence(this.series, this.visit(date), edit, this.today);
    if (result.outcome === "planned") this.store(result.after);
    return result;
  }

  cancel(scope: BulkScope = { type: "series" }, options: Partial<Parameters<typeof planCancel>[2]> = {}) {
    const cancelling = { ...nothing, ...options, scope };
    this.storeThrough(addDays(this.today, -1));
    const result = planCancel(this.series, [...this.visits.values()], cancelling, {
      today: this.today,
      money: { partsOf: () => [], payFor: () => 1555 },
      room: 92,
      visitOf: (date) => this.visitOf(date),
    });
    if (result.outcome !== "planned") return result;
    const { recurrence, cut, changes } = result.plan;
    this.series = { ...this.series, recurrence, cut, version: this.series.version + 1 };
    for (const { after } of changes) this.store(after);
    return result;
  }

  restore(date: LocalDate) {
    const result = planRestore(this.series, this.visit(date), this.today);
    if (result.outcome === "planned") this.store(result.after);
    return result;
  }

  restoreSeries() {
    const result = planSeriesRestore(this.series, [...this.visits.values()], this.today);
    if (result.outcome !== "planned") return result;
    const { cut: _, ...rest } = this.series;
    this.series = { ...rest, recurrence: result.plan.recurrence, version: this.series.version + 1 };
    for (const { after } of result.plan.changes) this.store(after);
    return result;
  }

  reopen(date: LocalDate) {
    const result = planReopen(this.series, this.visit(date), this.today);
    if (result.outcome === "planned") this.store(result.after);
    return result;
  }

  /** Completes, confirms or cancels one visit. */
  become(date: LocalDate, status: "completed" | "confirmed" | "cancelled"): void {
    const visit = this.visit(date);
    this.store({
      ...visit,
      status,
      ...(status === "completed" && { charge_cents: visit.price_cents, pay_cents: 1555 }),
    });
  }

  /** Stores no further than the series' last day: the dates after it are its own again once it is restored. */
  private storeThrough(wanted: LocalDate): void {
    const { recurrence } = this.series;
    const end = recurrence.frequency !== "none" && recurrence.end.type === "until" ? recurrence.end.date : wanted;
    const last = end < wanted ? end : wanted;
    if (last <= this.series.stored_through) return;
    const from = addDays(this.series.stored_through, 1);
    for (const date of this.unstored(from, addDays(last, 1))) this.visits.set(date, this.visitOf(date));
    const ahead = [...(this.series.stored_ahead ?? [])].filter((date) => date > last);
    this.series = { ...this.series, stored_through: last, stored_ahead: new Set(ahead) };
  }

  private unstored(from: LocalDate, to: LocalDate): LocalDate[] {
    const first = addDays(this.series.stored_through, 1);
    const dates = expand(this.series.recurrence, this.series.date, from > first ? from : first, to);
    return dates.filter((date) => !this.series.stored_ahead?.has(date));
  }

  private visitOf(date: LocalDate): Editable {
    const { version } = this.series;
    return { ...fieldsAt(this.series, date), original_date: date, date, status: "scheduled", version };
  }

  private store(visit: Editable): void {
    const { original_date } = visit;
    if (original_date > this.series.stored_through && !this.visits.has(original_date)) {
      const ahead = new Set([...(this.series.stored_ahead ?? []), original_date]);
      this.series = { ...this.series, stored_ahead: ahead };
    }
    this.visits.set(original_date, { ...visit, version: visit.version + 1 });
  }
}
