import type { AnswerOf, updateSchedule } from "@petcare/contract";
import { fieldsAt, type LocalDate, lastDay, type SeriesField, type Skipped, toDollars } from "@petcare/domain";
import { type SeriesPlan, type Visit, visitId } from "@petcare/storage";
import { digest } from "../runtime.ts";
import { answerName } from "./opened-schedule.ts";

export type EditAnswer = AnswerOf<typeof updateSchedule>;
export type Effect = EditAnswer["effect"];
type Change = SeriesPlan["visits"][number];

/** The most visits of each kind that are listed, unless all of them are. */
const maxListed = 5;

/** Makes the answer that describes the effect of an act on a series. */
export function effectOf({ visits: changes, skipped, edited, later }: SeriesPlan, namesAll = false): Effect {
  const limit = namesAll ? undefined : maxListed;
  const of = (kind: ReturnType<typeof kindOf>) => changes.filter((change) => kindOf(change) === kind);
  const withOwn = skipped.filter(({ reason }) => reason === "own");
  const cancelled = of("cancelled");
  return {
    changed: of("changed").length,
    cancelled: cancelled.length,
    restored: of("restored").length,
    confirm_again: changes.filter(mustConfirmAgain).length,
    kept: withOwn.length,
    completed: skipped.filter(({ reason }) => reason === "completed").length,
    cancelled_before: skipped.filter(({ reason }) => reason === "cancelled").length,
    later,
    charge: toDollars(sum(cancelled.map(({ after }) => after.charge_cents))),
    pay: toDollars(sum(cancelled.map(({ after }) => after.pay_cents))),
    groups: edited.flatMap((field) => groupsOf(field, of("changed"))),
    first: changes
      .map(({ after }) => lineOf(after, ownFieldsOf(after, withOwn)))
      .sort(byDate)
      .slice(0, limit),
    first_kept: withOwn
      .map(({ visit, ownFields }) => lineOf(visit, ownFields))
      .sort(byDate)
      .slice(0, limit),
  };
}

/**
 * Makes the digest of an act's plan. Visits that simply follow their series are left out, because the nightly job may store
 * such visits between preview and act.
 */
export function planOf({ kind, before, after, scope, edited, visits, skipped }: SeriesPlan, today: LocalDate): string {
  const from = scope.type === "following" ? scope.from : null;
  const values = fieldsAt(after, from ?? lastDay);
  const special = [
    ...skipped.map(({ visit, reason, ownFields }) => [visit.original_date, reason, ...ownFields]),
    ...visits.filter(mustConfirmAgain).map(({ before }) => [before.original_date, "confirm"]),
    ...visits
      .filter(({ before }) => before.date !== before.original_date || before.date < today)
      .map(({ before }) => [before.original_date, before.date]),
  ].sort();
  const cancelled = visits.filter((change) => kindOf(change) === "cancelled");
  return digest([
    ...[before.version, today, kind, from],
    ...edited.map((name) => [name, values[name]]),
    special,
    sum(cancelled.map(({ after }) => after.charge_cents)),
    sum(cancelled.map(({ after }) => after.pay_cents)),
  ]);
}

/** Classifies the change of a visit. */
function kindOf({ before, after }: Change): "changed" | "cancelled" | "restored" {
  if (after.status === "cancelled") return "cancelled";
  return before.status === "cancelled" ? "restored" : "changed";
}

const mustConfirmAgain = ({ before, after }: Change) => before.status === "confirmed" && after.status === "scheduled";

const sum = (amounts: (number | undefined)[]) => amounts.reduce((total: number, cents = 0) => total + cents, 0);

/** Counts the visits by their old and new value of a field. */
function groupsOf(field: SeriesField, changes: readonly Change[]): Effect["groups"] {
  const changed = changes.filter(({ before, after }) => answerValue(before, field) !== answerValue(after, field));
  const groups = Map.groupBy(changed, ({ before, after }) =>
    JSON.stringify([answerValue(before, field), answerValue(after, field)]),
  );
  return [...groups.values()].flatMap((group) => {
    const [one] = group;
    if (!one) return [];
    const from = answerValue(one.before, field);
    return [{ field: answerName(field), from, to: answerValue(one.after, field), visits: group.length }];
  });
}

/** Makes a field's value for the answer: cents as dollars, several pets as one text. */
function answerValue(visit: Visit, field: SeriesField): string | number | null {
  if (field === "price_cents") return toDollars(visit.price_cents);
  if (field === "pet_names") return visit.pet_names.join(", ");
  return visit[field] ?? null;
}

const ownFieldsOf = (visit: Visit, skipped: readonly Skipped<Visit>[]) =>
  skipped.find((one) => one.visit.original_date === visit.original_date)?.ownFields ?? [];

function lineOf(visit: Visit, ownFields: readonly SeriesField[]): Effect["first"][number] {
  const { date, timeframe, walker_id, status } = visit;
  return {
    _id: visitId(visit),
    date,
    timeframe,
    walker_id: walker_id ?? null,
    status,
    kept: ownFields.map(answerName),
  };
}

const byDate = (a: { date: string; _id: string }, b: { date: string; _id: string }) =>
  `${a.date} ${a._id}` < `${b.date} ${b._id}` ? -1 : 1;
