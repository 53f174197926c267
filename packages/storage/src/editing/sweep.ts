import {
  bulkScope,
  type Cancelling,
  cancelled,
  durationMinutes,
  isCancelledWith,
  isClaimed,
  isRestoredWith,
  type LocalDate,
  payOf,
  restored,
  type SomeRates,
  settle,
} from "@petcare/domain";
import type { Schedule } from "../bookings/schedule-item.ts";
import type { Visit } from "../bookings/visit.ts";

/**
 * What an edit of a series does to each of its stored visits. The new values are in the schedule. Done twice, it does the
 * same as done once.
 */
export type Sweep = {
  /** The local date of the edit. It decides which visits are to come, also when the rest is written on a later day. */
  today: LocalDate;
  /** Who edits. */
  by: string;
  /** Epoch milliseconds. */
  at: number;
  /** The schedule's version that the edit made. */
  version: number;
} & (
  | { kind: "edit" }
  | ({ kind: "cancel"; from?: LocalDate | undefined; also_unfinished: boolean; rates: PayRates } & Cancelling)
  | { kind: "restore"; only?: Readonly<Record<LocalDate, number>> | undefined }
);

/** What walkers earn per service, by their ids. */
export type PayRates = Readonly<Record<string, SomeRates>>;

/**
 * A visit as a sweep leaves it: the same object where the sweep does nothing to it. It has the version that it will have
 * once it is written, so whoever saves what an unfinished edit showed is not refused.
 */
export function swept(visit: Visit, schedule: Schedule, sweep: Sweep): Visit {
  const after = sweepOne(visit, schedule, sweep);
  if (after === visit || isSame(visit, after)) return visit;
  return { ...stamped(after, visit, sweep), version: visit.version + 1 };
}

function sweepOne(visit: Visit, schedule: Schedule, sweep: Sweep): Visit {
  switch (sweep.kind) {
    case "edit":
      return settle(visit, schedule, sweep.today);
    case "cancel": {
      const scope = bulkScope(sweep.from);
      const goes = isCancelledWith(visit, { scope, alsoUnfinished: sweep.also_unfinished }, sweep.today);
      return goes ? cancelled(visit, sweep, (one) => payFor(one, sweep.rates), sweep.version) : visit;
    }
    case "restore": {
      const comesBack = sweep.only ? isUndone(visit, sweep.only) : isRestoredWith(schedule, visit, sweep.today);
      return comesBack ? restored(schedule, visit) : visit;
    }
  }
}

/** Whether undoing a cancelling brings a visit back, on whatever day: nobody has touched it since. */
const isUndone = (visit: Visit, only: Readonly<Record<LocalDate, number>>) =>
  only[visit.original_date] === visit.version && visit.status === "cancelled" && !isClaimed(visit);

/** What a visit's walker would earn for it. */
export const payFor = (visit: Visit, rates: PayRates) =>
  visit.own_pay_cents ?? payOf({ service: visit.service }, rates[visit.walker_id ?? ""] ?? {}) ?? 0;

/** A visit that is open again, without what its completing has left. */
export const withoutCompletion = (visit: Visit): Visit => {
  const { comments, photo_urls, completed_at, completed_by, completion_hash, note_deleted_at, ...rest } = visit;
  return rest;
};

/** The visit with what follows from an edit: its length, and who made it when. */
export function stamped(after: Visit, before: Visit, { by, at }: { by: string; at: number }): Visit {
  const length = after.service === before.service ? before.duration_minutes : durationMinutes[after.service];
  return { ...after, duration_minutes: length, changed_by: by, changed_at: at };
}

const notEdited = new Set(["schedule_id", "original_date", "version"]);

/** What an update has to set, and to remove as undefined, to make one visit of another. */
export function visitChanges(before: Visit, after: Visit): Partial<Visit> {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])] as (keyof Visit)[];
  const changed = names.filter((name) => !notEdited.has(name) && !isEqual(before[name], after[name]));
  return Object.fromEntries(changed.map((name) => [name, after[name]]));
}

const isSame = (before: Visit, after: Visit) => Object.keys(visitChanges(before, after)).length === 0;

const isEqual = (a: unknown, b: unknown) => JSON.stringify(plain(a)) === JSON.stringify(plain(b));

const plain = (value: unknown) => (value instanceof Set ? [...value].sort() : value);
