import { expand } from "../../expand.ts";
import type { LocalDate } from "../../local-date.ts";
import type { Recurrence } from "../../recurrence.ts";
import type { VisitStatus } from "../../visit-life.ts";
import type { BulkScope } from "../editable.ts";
import type { FieldChanges, SeriesField } from "../series-fields.ts";

/** What the model follows of a visit. Each stands for a kind: an index key, another key, a text, money. */
export const followed = ["timeframe", "walker_id", "notes", "price_cents"] as const;
type Values = { [Name in (typeof followed)[number]]?: FieldChanges[Name] };

export interface ModelVisit {
  original: LocalDate;
  date: LocalDate;
  status: VisitStatus;
  values: Values;
  /** What the series gives to the date. */
  base: Values;
  own: Set<SeriesField>;
  /** Whether it went with its series. */
  withSeries: boolean;
  /** Whether the rule names it no more: it went before anybody stored it. */
  gone: boolean;
}

/** A series as its owner thinks of it: every date exists from the start, and each edit goes through all of them. */
export class PlainModel {
  readonly visits: ModelVisit[];
  today: LocalDate;

  constructor(recurrence: Recurrence, start: LocalDate, end: LocalDate, values: Values, today: LocalDate) {
    this.today = today;
    this.visits = expand(recurrence, start, start, end).map((original) => ({
      original,
      date: original,
      status: "scheduled",
      values: { ...values },
      base: { ...values },
      own: new Set(),
      withSeries: false,
      gone: false,
    }));
  }

  visit(original: LocalDate): ModelVisit {
    const visit = this.visits.find((each) => each.original === original);
    if (!visit) throw new Error(`The rule names no ${original}`);
    return visit;
  }

  isLive = (visit: ModelVisit) => !visit.gone && isOpen(visit.status) && visit.date >= this.today;

  edit(changes: Values, scope: BulkScope): void {
    for (const visit of this.visits.filter((each) => inScope(each, scope))) {
      Object.assign(visit.base, changes);
      if (this.isLive(visit))
        set(visit, Object.fromEntries(Object.entries(changes).filter(([name]) => !visit.own.has(name as SeriesField))));
    }
  }

  editOne(original: LocalDate, changes: Values, date = this.visit(original).date): void {
    const visit = this.visit(original);
    const wasPast = visit.date < this.today;
    for (const [name, value] of Object.entries(changes) as [(typeof followed)[number], never][]) {
      if (visit.values[name] === value) continue;
      if (visit.base[name] === value) visit.own.delete(name);
      else if (!wasPast) visit.own.add(name);
      set(visit, { [name]: value });
    }
    if (date !== visit.date) {
      if (visit.status === "confirmed") visit.status = "scheduled";
      visit.date = date;
    }
    if (wasPast && date >= this.today) visit.own = new Set(followed);
  }

  cancel(scope: BulkScope, isStored: (original: LocalDate) => boolean): void {
    for (const visit of this.visits.filter((each) => inScope(each, scope) && this.isLive(each))) {
      visit.withSeries = true;
      if (isStored(visit.original)) visit.status = "cancelled";
      else visit.gone = true;
    }
  }

  restore(visit: ModelVisit): void {
    Object.assign(visit, { status: "scheduled", gone: false, withSeries: false });
    for (const name of followed) if (!visit.own.has(name)) Object.assign(visit.values, { [name]: visit.base[name] });
  }

  restoreSeries(): void {
    for (const visit of this.visits.filter(({ withSeries, date }) => withSeries && date >= this.today))
      this.restore(visit);
  }

  reopen(original: LocalDate): void {
    const visit = this.visit(original);
    visit.status = "scheduled";
    if (visit.date >= this.today) visit.own = new Set(followed);
  }
}

const isOpen = (status: VisitStatus) => status === "scheduled" || status === "confirmed";
const inScope = ({ original }: ModelVisit, scope: BulkScope) => scope.type === "series" || original >= scope.from;

function set(visit: ModelVisit, changes: Values): void {
  const moves = (["timeframe", "walker_id"] as const).some(
    (name) => name in changes && changes[name] !== visit.values[name],
  );
  if (moves && visit.status === "confirmed") visit.status = "scheduled";
  Object.assign(visit.values, changes);
}
