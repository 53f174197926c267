import type { AnswerOf, BodyOf, repriceVisits } from "@petcare/contract";
import {
  addDays,
  type Cents,
  centsOf,
  fieldsAt,
  type LocalDate,
  namesAnyFrom,
  planOccurrence,
  type ServiceType,
  stepStarts,
  toDollars,
  totalOf,
} from "@petcare/domain";
import {
  type Author,
  actOnSeries,
  actOnVisit,
  isSingle,
  noTerms,
  type OpenWork,
  previewSeriesAct,
  previewVisitAct,
  readOpenWork,
  type Schedule,
  type Visit,
} from "@petcare/storage";
import { authorOf } from "../pipeline/caller.ts";
import { runtime, today } from "../runtime.ts";

/** The old and the new price of a service, in cents. */
interface NewPrice {
  service: ServiceType;
  from: Cents;
  to: Cents;
}

/** The changes of one act: the stored visits, and the number of later dates. */
interface Changed {
  visits: { before: Visit; after: Visit }[];
  later: number | "every";
}

/** The options of a repricing. */
interface Run {
  isPreview: boolean;
  by: Author;
  /** The first day with the new price. */
  from: LocalDate;
}

/** Changes or previews the price of a client's open bookings. */
async function reprice(work: OpenWork, price: NewPrice, run: Run): Promise<Changed[]> {
  const changed: Changed[] = [];
  for (const schedule of work.schedules.values()) {
    if (schedule.service !== price.service) continue;
    if (isSingle(schedule)) {
      const visits = work.visits.filter((visit) => visit.schedule_id === schedule.id);
      for (const visit of visits) changed.push(...(await repriceVisit(visit, price, run)));
    } else if (hasPriceThroughout(schedule, price.from, run.from)) {
      changed.push(...(await repriceSeries(schedule, price, run)));
    }
  }
  return changed;
}

/** Tells whether a series has the old price on every date from a day on. A series with another price later is skipped. */
function hasPriceThroughout(schedule: Schedule, cents: number, from: LocalDate): boolean {
  return (
    namesAnyFrom(schedule, from) &&
    stepStarts(schedule, from).every((day) => fieldsAt(schedule, day).price_cents === cents)
  );
}

async function repriceSeries(schedule: Schedule, { to }: NewPrice, { isPreview, by, from }: Run): Promise<Changed[]> {
  const act = { kind: "edit", values: { price_cents: to }, opened: from, scope: { type: "following", from } } as const;
  const request = { act, termsOf: () => Promise.resolve(noTerms), by, today: today() };
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

/** The changes, and the number of stored visits of the services that keep a different price. */
export interface Repriced {
  changed: Changed[];
  kept: number;
}

export const pricesOf = (prices: BodyOf<typeof repriceVisits>["prices"]): NewPrice[] =>
  prices.map(({ service_type, from, to }) => ({ service: service_type, from: centsOf(from), to: centsOf(to) }));

/** Changes or previews the prices of a client's open bookings, a series by one edit. */
export async function repriceClient(clientId: string, prices: readonly NewPrice[], run: Run): Promise<Repriced> {
  const work = await readOpenWork(runtime.db, { id: clientId, role: "client" }, run.from);
  const changed: Changed[] = [];
  for (const price of prices) changed.push(...(await reprice(work, price, run)));
  const services = new Set<string>(prices.map(({ service }) => service));
  const ofServices = work.visits.filter(({ service }) => services.has(service)).length;
  return { changed, kept: ofServices - totalOf(changed.map(({ visits }) => visits.length)) };
}

/** Makes the options of a request. The first day is tomorrow. */
export const runOf = (isPreview: boolean, of: Parameters<typeof authorOf>[0]): Run => ({
  isPreview,
  by: authorOf(of),
  from: addDays(today(), 1),
});

/** Sums up the changes, in dollars. */
export function repricedAnswer(done: readonly Repriced[], { isPreview }: Run): AnswerOf<typeof repriceVisits> {
  const changed = done.flatMap((one) => one.changed);
  const visits = changed.flatMap((one) => one.visits);
  return {
    saved: !isPreview,
    visits: visits.length,
    later: changed.some(({ later }) => later === "every")
      ? "every"
      : totalOf(changed.map(({ later }) => Number(later))),
    before: toDollars(totalOf(visits.map(({ before }) => before.price_cents))),
    after: toDollars(totalOf(visits.map(({ after }) => after.price_cents))),
    kept: totalOf(done.map(({ kept }) => kept)),
  };
}
