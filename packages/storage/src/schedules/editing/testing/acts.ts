import { addDays, type BulkScope, fieldsAt, fieldsOf, type LocalDate, type RepeatingRecurrence } from "@petcare/domain";
import { followed, isOpen, type ModelVisit, type PlainModel, type Values } from "@petcare/domain/testing";
import fc from "fast-check";
import type { Schedule } from "../../schedule-item.ts";
import type { SeriesAct } from "../plan-act.ts";
import { following, type SeriesHarness, wholeSeries } from "./series-harness.ts";

/** Something that somebody does to a series: in the table, in the model, and before it is done, where it can be seen. */
export interface Act {
  perform: (harness: SeriesHarness) => Promise<unknown>;
  /** Previews the act. Absent: its effect is certain. */
  preview?: (harness: SeriesHarness) => Promise<{ outcome: string }>;
  model: (model: PlainModel) => void;
}

const half = { type: "half" } as const;

export const start: LocalDate = "2026-11-20";
export const firstDay: LocalDate = "2026-11-21";
export const modelled: LocalDate = "2028-09-01";
export const values = { timeframe: "morning", walker_id: "rosa", notes: undefined, price_cents: 2801 } as const;

const changes = fc.record(
  {
    timeframe: fc.constantFrom("morning" as const, "afternoon" as const, "evening" as const),
    walker_id: fc.constantFrom("rosa", "marcus", undefined),
    notes: fc.constantFrom("Side door", "Back door", undefined),
    price_cents: fc.constantFrom(2801, 3000),
  },
  { requiredKeys: [] },
);
/** The index of a visit among those seen; a negative number counts from the last. */
const pick = fc.nat(40);
/** Whether it is about a date far ahead. */
const far = fc.constantFrom(false, false, true);
const scoped = { pick, far, following: fc.boolean() };

const editWish = fc.record({ act: fc.constant("edit" as const), changes, ...scoped });
const cancelWish = fc.record({
  act: fc.constant("cancel" as const),
  charged: fc.boolean(),
  alsoUnfinished: fc.boolean(),
  ...scoped,
});
const patchWish = fc.record({
  act: fc.constant("patch" as const),
  pick,
  far,
  changes,
  days: fc.constantFrom(0, 0, -3, 2, 30),
});
const onOne = fc.constantFrom(
  "cancelOne" as const,
  "restore" as const,
  "complete" as const,
  "confirm" as const,
  "reopen" as const,
);
const onAll = fc.constantFrom("restoreSeries" as const, "undo" as const, "nightly" as const);

/** A random act, whatever the series is then. */
export const wish = fc.oneof(
  { weight: 6, arbitrary: editWish },
  { weight: 5, arbitrary: patchWish },
  { weight: 2, arbitrary: cancelWish },
  { weight: 5, arbitrary: fc.record({ act: onOne, pick, far }) },
  { weight: 4, arbitrary: fc.record({ act: onAll }) },
);
export type Wish = typeof wish extends fc.Arbitrary<infer One> ? One : never;

export const rule = fc.constantFrom<RepeatingRecurrence>(
  { frequency: "weekly", interval: 1, weekdays: [0, 2, 4], end: { type: "never" } },
  { frequency: "weekly", interval: 2, weekdays: [0, 4], end: { type: "count", count: 30 } },
  { frequency: "daily", interval: 1, end: { type: "until", date: "2027-03-01" } },
  { frequency: "daily", interval: 1, end: { type: "never" } },
  { frequency: "monthly", interval: 1, by: { type: "date", day: 31 }, end: { type: "until", date: "2028-08-31" } },
);

/** The act that a wish comes to. Undefined: there is nothing to do it to. */
export async function actOf(wished: Wish, harness: SeriesHarness, model: PlainModel): Promise<Act | undefined> {
  switch (wished.act) {
    case "nightly":
      return { perform: (at) => at.nightly(), model: () => {} };
    case "restoreSeries":
      return onSeries({ kind: "restore" }, (each) => each.restoreSeries());
    case "undo":
      return onSeries({ kind: "undo", version: (await harness.schedule()).version }, (each) => each.undo());
  }
  const visit = picked(model, wished);
  if (!visit) return undefined;
  const scope = "following" in wished && wished.following ? following(visit.original) : wholeSeries;
  switch (wished.act) {
    case "edit":
      return editing(wished.changes, scope, { harness, model });
    case "cancel":
      return cancelling(scope, wished, harness);
    case "patch":
      return patching(visit, wished.changes, addDays(visit.date, wished.days), await harness.schedule());
    default:
      return onVisit(wished.act, visit, harness, model);
  }
}

function picked({ visits, today }: PlainModel, { pick, far }: { pick: number; far: boolean }): ModelVisit | undefined {
  const [from, to] = far ? [30, 200] : [-7, 60];
  const seen = visits.filter(({ gone, date }) => !gone && date >= addDays(today, from) && date < addDays(today, to));
  return seen.at(pick % Math.max(1, seen.length));
}

const onSeries = (act: SeriesAct, model: Act["model"]): Act => ({
  perform: (harness) => harness.act(act),
  preview: (harness) => harness.preview(act),
  model,
});

function editing(
  changes: Values,
  scope: BulkScope,
  { harness, model }: { harness: SeriesHarness; model: PlainModel },
): Act {
  // What the series gives to a date before today is forgotten once nobody needs it.
  const opened = scope.type === "following" ? scope.from : model.today;
  const shown = model.visits.find(({ original }) => original >= opened) ?? model.visits.at(-1);
  const isNew = ([name, value]: [string, unknown]) => shown?.base[name as keyof Values] !== value;
  const requested = Object.fromEntries(Object.entries(changes).filter(isNew));
  return onSeries(harness.editOf(requested, scope, shown?.original), (each) => each.edit(requested, scope));
}

async function cancelling(
  scope: BulkScope,
  { charged, alsoUnfinished }: Pick<Wish & { act: "cancel" }, "charged" | "alsoUnfinished">,
  harness: SeriesHarness,
): Promise<Act> {
  const { stored_through, stored_ahead } = await harness.schedule();
  const isStored = (date: LocalDate) => charged || date <= stored_through || Boolean(stored_ahead?.has(date));
  const charge = charged ? half : ({ type: "nothing" } as const);
  const act = { kind: "cancel", scope, charge, pay: { type: "nothing" }, alsoUnfinished } as const;
  return onSeries(act, (each) => each.cancel(scope, isStored, { charge, alsoUnfinished }));
}

function patching({ original }: ModelVisit, changes: Values, date: LocalDate, schedule: Schedule): Act {
  const given = fieldsOf(fieldsAt(schedule, original), followed);
  return {
    perform: (harness) => harness.patch(original, { changes, date }),
    preview: (harness) => harness.previewOn(harness.patchOf(original, { changes, date })),
    model: (each) => each.editOne(original, changes, date, given),
  };
}

async function onVisit(
  name: "cancelOne" | "restore" | "reopen" | "complete" | "confirm",
  visit: ModelVisit,
  harness: SeriesHarness,
  { today }: PlainModel,
): Promise<Act | undefined> {
  const { original, status, date, values } = visit;
  switch (name) {
    case "cancelOne":
      return {
        perform: (harness) => harness.cancelOne(original),
        preview: (harness) => harness.previewOn(harness.cancelOf(original)),
        model: (each) => each.cancelOne(original),
      };
    case "restore":
      return {
        perform: (harness) => harness.restore(original),
        preview: (harness) => harness.previewOn(harness.restoreOf(original)),
        model: (each) => each.restore(each.visit(original)),
      };
    case "reopen":
      return {
        perform: (harness) => harness.reopen(original),
        preview: (harness) => harness.previewOn(harness.reopenOf(original)),
        model: (each) => each.reopen(original),
      };
    case "complete": {
      if (!isOpen(visit) || date > today || values.walker_id === undefined) return undefined;
      return { perform: (harness) => harness.complete(original), model: (each) => each.complete(original) };
    }
    case "confirm": {
      if (status !== "scheduled" || !(await harness.hasRoomFor(original))) return undefined;
      const become = (each: PlainModel) => Object.assign(each.visit(original), { status: "confirmed" });
      return { perform: (harness) => harness.confirm(original), model: become };
    }
  }
}
