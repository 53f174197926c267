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

/** The rates of walkers per service, by their ids. */
export type PayRates = Readonly<Record<string, SomeRates>>;

/** The makings of a visit's money: what walkers get, and the parts of a price by the rules. */
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

/** Makes a booking of a schedule as the rules look at it, for one of its visits. */
export const pricedBooking = (schedule: Schedule, { original_date }: Pick<Visit, "original_date">): PricedBooking => ({
  created_at: schedule.created_at,
  price_cents: fieldsAt(schedule, original_date).price_cents,
});

/** The money of a schedule's open visits, were they done now. */
export const moneyNow = (schedule: Schedule, { rates, partsOf }: Terms): MoneyNow<Visit> => ({
  partsOf: (visit) => partsOf(visit, pricedBooking(schedule, visit)),
  payFor: (visit) => payFor(visit, rates),
});

/** A visit that is open again, without what its completing has left. */
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

/** The visit with what follows from an edit: its length, its next version, and who made it when. */
export function stamped(after: Visit, before: Visit, { by, at }: { by: string; at: number }): Visit {
  const length = after.service === before.service ? before.duration_minutes : durationMinutes[after.service];
  return { ...after, duration_minutes: length, changed_by: by, changed_at: at, version: before.version + 1 };
}

const notEdited = new Set(["schedule_id", "original_date", "version"]);

/** Lists the fields that an update sets, and removes as undefined, to make one visit of another. */
export function visitChanges(before: Visit, after: Visit): Partial<Visit> {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])] as (keyof Visit)[];
  const changed = names.filter((name) => !notEdited.has(name) && !isEqual(before[name], after[name]));
  return Object.fromEntries(changed.map((name) => [name, after[name]]));
}

const isEqual = (a: unknown, b: unknown) => JSON.stringify(plain(a)) === JSON.stringify(plain(b));

const plain = (value: unknown) => (value instanceof Set ? [...value].sort() : value);
