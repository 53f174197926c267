import { fieldsAt, type LocalDate, namesAnyFrom, planOccurrence, stepStarts } from "@petcare/domain";
import {
  type Author,
  actOnSeries,
  actOnVisit,
  isSingle,
  type NewPrice,
  type OpenWork,
  previewSeriesAct,
  previewVisitAct,
  type Schedule,
  type Visit,
} from "@petcare/storage";
import { runtime, today } from "../runtime.ts";

/** The changes of an act: visits that are stored, and dates after those. */
export interface Changed {
  visits: { before: Visit; after: Visit }[];
  later: number | "every";
}

export interface Run {
  isPreview: boolean;
  by: Author;
  /** The first day that takes the new price. */
  from: LocalDate;
  /** In epoch milliseconds. What was booked later has the price that somebody chose for it then. */
  bookedUntil?: number;
}

/** Gives what is open at a price the new one, or says what would take it, with the same code. */
export async function reprice(work: OpenWork, price: NewPrice, run: Run): Promise<Changed[]> {
  const changed: Changed[] = [];
  const { bookedUntil = Number.POSITIVE_INFINITY } = run;
  for (const schedule of work.schedules.values()) {
    if (schedule.service !== price.service || schedule.created_at > bookedUntil) continue;
    if (isSingle(schedule)) {
      const visits = work.visits.filter((visit) => visit.schedule_id === schedule.id);
      for (const visit of visits) changed.push(...(await repriceVisit(visit, price, run)));
    } else if (hasPrice(schedule, price.from, run.from)) {
      changed.push(...(await repriceSeries(schedule, price, run)));
    }
  }
  return changed;
}

/** Whether a series has the price on every date from a day on. One that changes later is the owner's own arrangement. */
function hasPrice(schedule: Schedule, cents: number, from: LocalDate): boolean {
  return (
    namesAnyFrom(schedule, from) &&
    stepStarts(schedule, from).every((day) => fieldsAt(schedule, day).price_cents === cents)
  );
}

async function repriceSeries(schedule: Schedule, { to }: NewPrice, { isPreview, by, from }: Run): Promise<Changed[]> {
  const act = { kind: "edit", values: { price_cents: to }, opened: from, scope: { type: "following", from } } as const;
  const request = { act, ratesOf: () => Promise.resolve({}), by, today: today() };
  const result = await (isPreview ? previewSeriesAct : actOnSeries)(runtime.db, schedule.id, request);
  return result.outcome === "done" ? [{ visits: result.planned.visits, later: result.planned.later }] : [];
}

async function repriceVisit(before: Visit, { from, to }: NewPrice, { isPreview, by }: Run): Promise<Changed[]> {
  const { schedule_id, original_date } = before;
  const result = await (isPreview ? previewVisitAct : actOnVisit)(runtime.db, {
    key: { schedule_id, original_date },
    by,
    today: today(),
    plan: (schedule, visit) =>
      visit.price_cents === from
        ? planOccurrence(schedule, visit, { changes: { price_cents: to } }, today())
        : { outcome: "unchanged" },
  });
  return result.outcome === "done" ? [{ visits: [{ before, after: result.visit }], later: 0 }] : [];
}
