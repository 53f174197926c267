import { expand } from "../../expand.ts";
import type { LocalDate } from "../../local-date.ts";
import type { Recurrence } from "../../recurrence.ts";
import type { VisitStatus } from "../../visit-life.ts";
import { type CancelAmount, cancelCharge } from "../charge.ts";
import type { BulkScope } from "../editable.ts";
import type { FieldChanges, SeriesField } from "../timeline.ts";

/** Lists the fields that the model follows. Each stands for a kind: an index key, another key, a text, money. */
export const followed = ["timeframe", "walker_id", "notes", "price_cents"] as const;
export type Values = { [Name in (typeof followed)[number]]?: FieldChanges[Name] };

export interface ModelVisit {
  original: LocalDate;
  date: LocalDate;
  status: VisitStatus;
  values: Values;
  /** The fields that the series gives to the date. */
  base: Values;
  own: Set<SeriesField>;
  /** Its charge, once it is completed or cancelled. */
  charge?: number | undefined;
  /** The cancelling of the series that it went with. */
  wentWith?: number | undefined;
  /** Whether the rule names it no more: it went before anybody stored it. */
  gone: boolean;
}

interface LastEdit {
  day: LocalDate;
  /** The fields that the series gave to each date before the edit. Absent: it was a cancelling. */
  bases?: Map<LocalDate, Values>;
}

const nothing: CancelAmount = { type: "nothing" };

/** A series as its owner thinks of it: every date exists from the start, and each edit goes through all of them. */
export class PlainModel {
  readonly visits: ModelVisit[];
  today: LocalDate;
  private cancellings = 0;
  private last: LastEdit | undefined;

  constructor(recurrence: Recurrence, start: LocalDate, end: LocalDate, values: Values, today: LocalDate) {
    this.today = today;
    this.visits = expand(recurrence, start, start, end).map((original) => ({
      original,
      date: original,
      status: "scheduled",
      values: { ...values },
      base: { ...values },
      own: new Set(),
      gone: false,
    }));
  }

  /** Another one that is the same for now. */
  copy(): PlainModel {
    const visits = this.visits.map((visit) => ({
      ...visit,
      values: { ...visit.values },
      base: { ...visit.base },
      own: new Set(visit.own),
    }));
    return Object.assign(Object.create(PlainModel.prototype), { ...this, visits });
  }

  visit(original: LocalDate): ModelVisit {
    const visit = this.visits.find((each) => each.original === original);
    if (!visit) throw new Error(`The rule names no ${original}`);
    return visit;
  }

  isLive(visit: ModelVisit): boolean {
    return !visit.gone && isOpen(visit) && visit.date >= this.today;
  }

  edit(changes: Values, scope: BulkScope): void {
    this.last = { day: this.today, bases: new Map(this.visits.map(({ original, base }) => [original, { ...base }])) };
    for (const visit of this.visits.filter((each) => inScope(each, scope))) this.give(visit, changes);
  }

  /** @param given what the series gives to the date, as far as it remembers: it may forget that of a past visit */
  editOne(original: LocalDate, changes: Values, date: LocalDate, given: Values): void {
    const visit = this.visit(original);
    const wasPast = visit.date < this.today;
    if (wasPast) visit.base = given;
    for (const [name, value] of Object.entries(changes) as [(typeof followed)[number], never][]) {
      if (visit.values[name] === value) continue;
      if (visit.base[name] !== value) visit.own.add(name);
      else visit.own.delete(name);
      set(visit, { [name]: value });
    }
    if (date !== visit.date) {
      if (visit.status === "confirmed") visit.status = "scheduled";
      visit.date = date;
    }
    if (wasPast && date >= this.today) visit.own = new Set(followed);
  }

  /**
   * @param isStored whether somebody stored the visit, so that it stays as a cancelled one
   */
  cancel(
    scope: BulkScope,
    isStored: (original: LocalDate) => boolean,
    { charge = nothing, alsoUnfinished = false }: { charge?: CancelAmount; alsoUnfinished?: boolean } = {},
  ): void {
    this.cancellings++;
    this.last = { day: this.today };
    const scoped = this.visits.filter((each) => inScope(each, scope) && !each.gone && isOpen(each));
    const live = scoped.filter((each) => this.isLive(each));
    const stored = live.filter(({ original }) => isStored(original));
    const past = scoped.filter(({ date }) => alsoUnfinished && date < this.today);
    for (const visit of live) if (!stored.includes(visit)) visit.gone = true;
    for (const { original } of [...stored, ...past]) this.cancelOne(original, charge);
    for (const visit of [...live, ...past]) visit.wentWith = this.cancellings;
  }

  cancelOne(original: LocalDate, charge = nothing): void {
    const visit = this.visit(original);
    Object.assign(visit, { status: "cancelled", charge: cancelCharge(charge, visit.values.price_cents ?? 0) });
  }

  complete(original: LocalDate): void {
    const visit = this.visit(original);
    Object.assign(visit, { status: "completed", charge: visit.values.price_cents });
  }

  restore(visit: ModelVisit): void {
    this.uncancel(visit);
    for (const name of followed) if (!visit.own.has(name)) Object.assign(visit.values, { [name]: visit.base[name] });
  }

  /** A visit of a past day keeps what it had: what the series gave to it may be forgotten. */
  private uncancel(visit: ModelVisit): void {
    Object.assign(visit, { status: "scheduled", gone: false, wentWith: undefined, charge: undefined });
  }

  restoreSeries(): void {
    this.last = undefined;
    for (const visit of this.visits) {
      if (visit.wentWith !== undefined && visit.date >= this.today) this.restore(visit);
    }
  }

  reopen(original: LocalDate): void {
    const visit = this.visit(original);
    Object.assign(visit, { status: "scheduled", charge: undefined });
    if (visit.date >= this.today) visit.own = new Set(followed);
  }

  /** Undoes the last edit or cancelling, on the day that it was made. */
  undo(): void {
    const { last } = this;
    this.last = undefined;
    if (last?.day !== this.today) return;
    for (const visit of this.visits) {
      if (last.bases) this.give(visit, last.bases.get(visit.original) ?? {});
      else if (visit.wentWith === this.cancellings) this.uncancel(visit);
    }
  }

  private give(visit: ModelVisit, changes: Values): void {
    Object.assign(visit.base, changes);
    const taken = Object.entries(changes).filter(([name]) => !visit.own.has(name as SeriesField));
    if (this.isLive(visit)) set(visit, Object.fromEntries(taken));
  }
}

export const isOpen = ({ status }: ModelVisit) => status === "scheduled" || status === "confirmed";
const inScope = ({ original }: ModelVisit, scope: BulkScope) => scope.type === "series" || original >= scope.from;

function set(visit: ModelVisit, changes: Values): void {
  const moves = (["timeframe", "walker_id"] as const).some(
    (name) => name in changes && changes[name] !== visit.values[name],
  );
  if (moves && visit.status === "confirmed") visit.status = "scheduled";
  Object.assign(visit.values, changes);
}
