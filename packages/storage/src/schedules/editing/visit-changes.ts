import {
  durationMinutes,
  fieldsAt,
  type MoneyNow,
  type Priced,
  type PricedBooking,
  payOf,
  payOfParts,
  type SomeRates,
  type VisitPart,
} from "@petcare/domain";
import type { Schedule } from "../schedule-item.ts";
import type { Visit } from "../visit.ts";

/** The pay rates of walkers, by their ids. */
export type PayRates = Readonly<Record<string, SomeRates>>;

/** The terms of a visit's money: pay rates, and price parts by the rules. */
export interface Terms {
  rates: PayRates;
  partsOf: (visit: Priced, booking: PricedBooking) => VisitPart[];
}

/** The terms of an act that fixes no money. */
export const noTerms: Terms = { rates: {}, partsOf: () => [] };

/** Computes the pay of a visit's walker for it and its parts, in cents. */
export function payFor(visit: Visit, rates: PayRates): number {
  const rate = payOf({ service: visit.service }, rates[visit.walker_id ?? ""] ?? {}) ?? 0;
  return visit.own_pay_cents ?? rate + payOfParts(visit.parts, rate);
}

/** Picks the fields of a visit's booking that price rules use. */
export const pricedBooking = (schedule: Schedule, { original_date }: Pick<Visit, "original_date">): PricedBooking => ({
  created_at: schedule.created_at,
  price_cents: fieldsAt(schedule, original_date).price_cents,
});

/** Makes the money of a schedule's open visits if they were done now. */
export const moneyNow = (schedule: Schedule, { rates, partsOf }: Terms): MoneyNow<Visit> => ({
  partsOf: (visit) => partsOf(visit, pricedBooking(schedule, visit)),
  payFor: (visit) => payFor(visit, rates),
});

/** Removes the completion from a reopened visit. */
export const withoutCompletion = (visit: Visit): Visit => {
  const {
    comments,
    photo_urls,
    photo_ids,
    photo_times,
    ticks,
    completed_at,
    completed_by,
    note_key,
    done_how,
    note_deleted_at,
    ...rest
  } = visit;
  return rest;
};

/** Adds the derived fields of an edit: length, next version, author and time. */
export function stamped(after: Visit, before: Visit, { by, at }: { by: string; at: number }): Visit {
  const length = after.service === before.service ? before.duration_minutes : durationMinutes[after.service];
  return { ...after, duration_minutes: length, changed_by: by, changed_at: at, version: before.version + 1 };
}

const notEdited = new Set(["schedule_id", "original_date", "version"]);

/** Lists the fields that differ between two visits, removed ones as undefined. */
export function visitChanges(before: Visit, after: Visit): Partial<Visit> {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])] as (keyof Visit)[];
  const changed = names.filter((name) => !notEdited.has(name) && !isEqual(before[name], after[name]));
  return Object.fromEntries(changed.map((name) => [name, after[name]]));
}

const isEqual = (a: unknown, b: unknown) => JSON.stringify(plain(a)) === JSON.stringify(plain(b));

const plain = (value: unknown) => (value instanceof Set ? [...value].sort() : value);
