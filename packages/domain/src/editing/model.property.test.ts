import fc from "fast-check";
import { expect, test } from "vitest";
import { runs } from "../../testing/sampled.ts";
import { addDays, type LocalDate } from "../local-date.ts";
import type { RepeatingRecurrence } from "../recurrence.ts";
import type { BulkScope } from "./editable.ts";
import { Book } from "./testing/book.ts";
import { followed, type ModelVisit, PlainModel } from "./testing/plain-model.ts";
import { fieldsAt } from "./timeline.ts";

const start: LocalDate = "2026-11-20";
const modelled: LocalDate = "2027-06-01";
const firstDay: LocalDate = "2026-11-21";
const values = { timeframe: "morning", walker_id: "rosa", notes: undefined, price_cents: 2800 } as const;

const changes = fc.record(
  {
    timeframe: fc.constantFrom("morning", "afternoon", "evening"),
    walker_id: fc.constantFrom("rosa", "marcus", undefined),
    notes: fc.constantFrom("Side door", "Back door", undefined),
    price_cents: fc.constantFrom(2800, 3000),
  },
  { requiredKeys: [] },
);
/** Picks a visit of those seen. The act is about it, those from it on, or all. */
const pick = fc.nat(40);
const act = fc.oneof(
  { weight: 5, arbitrary: fc.record({ act: fc.constant("edit"), pick, changes, following: fc.boolean() }) },
  {
    weight: 5,
    arbitrary: fc.record({ act: fc.constant("editOne"), pick, changes, days: fc.constantFrom(0, 0, -3, 2, 30) }),
  },
  { weight: 1, arbitrary: fc.record({ act: fc.constant("cancel"), pick, following: fc.boolean() }) },
  {
    weight: 2,
    arbitrary: fc.record({ act: fc.constantFrom("cancelOne", "restore", "complete", "confirm", "reopen"), pick }),
  },
  { weight: 1, arbitrary: fc.record({ act: fc.constantFrom("restoreSeries", "nightly") }) },
  { weight: 2, arbitrary: fc.record({ act: fc.constant("days"), days: fc.integer({ min: 1, max: 9 }) }) },
);
const rule = fc.constantFrom<RepeatingRecurrence>(
  { frequency: "weekly", interval: 1, weekdays: [0, 2, 4], end: { type: "never" } },
  { frequency: "weekly", interval: 2, weekdays: [0, 4], end: { type: "count", count: 30 } },
  { frequency: "daily", interval: 1, end: { type: "until", date: "2027-03-01" } },
);

test("any acts in any order lead to what a plain model of every single visit says", () => {
  fc.assert(
    fc.property(rule, fc.array(act, { minLength: 30, maxLength: 40 }), (recurrence, acts) => {
      const book = new Book(
        {
          ...values,
          service: "25",
          pet_names: [],
          date: start,
          recurrence,
          stored_through: addDays(start, -1),
          version: 1,
        },
        firstDay,
        24,
      );
      const model = new PlainModel(recurrence, start, modelled, values, firstDay);
      for (const each of acts) {
        perform(book, model, each as Act);
        compare(book, model);
      }
    }),
    // Always the same acts: a run that fails by chance tells nobody what they broke.
    { seed: 20261122, numRuns: runs({ sample: 10, whole: 100 }) },
  );
});

interface Act {
  act: string;
  pick?: number;
  changes?: Partial<typeof values>;
  following?: boolean;
  days?: number;
}

function perform(
  book: Book,
  model: PlainModel,
  { act, pick = 0, changes = {}, following = false, days = 0 }: Act,
): void {
  const { today } = model;
  const seen = model.visits.filter(
    ({ gone, date }) => !gone && date >= addDays(today, -7) && date < addDays(today, 60),
  );
  const visit = seen[pick % Math.max(1, seen.length)];
  if (act === "nightly") book.nightly();
  if (act === "days") {
    book.today = addDays(today, days);
    model.today = book.today;
  }
  if (act === "restoreSeries" && book.restoreSeries().outcome === "planned") model.restoreSeries();
  if (!visit) return;
  const { original, status, date } = visit;
  const scope: BulkScope = following ? { type: "following", from: original } : { type: "series" };
  const isOpen = status === "scheduled" || status === "confirmed";
  if (act === "edit") {
    if (book.edit(changes, scope).outcome === "planned") model.edit(changes, scope);
  } else if (act === "cancel") {
    if (book.cancel(scope).outcome === "planned") model.cancel(scope, (each) => book.visits.has(each));
  } else if (act === "editOne") {
    const target = addDays(date, days);
    const given = pickFollowed(fieldsAt(book.series, original));
    const result = book.editOne(original, { changes, date: target });
    expect(result.outcome === "refused").toBe(!isOpen);
    if (isOpen) model.editOne(original, changes, target, given);
  } else if (act === "cancelOne" && isOpen) {
    book.become(original, "cancelled");
    visit.status = "cancelled";
  } else if (act === "restore") {
    const result = book.restore(original);
    expect(result.outcome).toBe(status === "cancelled" && date >= today ? "planned" : "refused");
    if (result.outcome === "planned") model.restore(visit);
  } else if (act === "complete" && isOpen && date <= today) {
    book.become(original, "completed");
    visit.status = "completed";
  } else if (act === "confirm" && status === "scheduled") {
    book.become(original, "confirmed");
    visit.status = "confirmed";
  } else if (act === "reopen") {
    const result = book.reopen(original);
    if (result.outcome === "planned") model.reopen(original);
    expect(result.outcome).toBe(status === "completed" ? "planned" : "refused");
  }
}

/** The calendar of 45 days, and what the series gives to every date to come. */
function compare(book: Book, model: PlainModel): void {
  const from = addDays(model.today, -7);
  const to = addDays(model.today, 38);
  const expected = model.visits.filter(({ gone, date }) => !gone && date >= from && date < to);
  expect(book.calendar(from, to).map(shownOfBook)).toEqual(expected.sort(byPlace).map(shownOfModel));
  for (const visit of model.visits.filter((each) => !each.gone && each.original >= model.today)) {
    expect(pickFollowed(fieldsAt(book.series, visit.original))).toEqual(pickFollowed(visit.base));
  }
}

const shownOfBook = (visit: ReturnType<Book["visit"]>) => ({
  original: visit.original_date,
  date: visit.date,
  status: visit.status,
  ...pickFollowed(visit),
});
const shownOfModel = ({ original, date, status, values }: ModelVisit) => ({
  original,
  date,
  status,
  ...pickFollowed(values),
});
const pickFollowed = (source: Partial<Record<(typeof followed)[number], unknown>>) =>
  Object.fromEntries(followed.map((name) => [name, source[name]]));
const byPlace = (a: ModelVisit, b: ModelVisit) => (`${a.date} ${a.original}` < `${b.date} ${b.original}` ? -1 : 1);
