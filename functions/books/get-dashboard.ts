import { business } from "@petcare/business";
import { getDashboard } from "@petcare/contract";
import {
  addDays,
  chargeOf,
  isOpen,
  lastDay,
  localDateOf,
  mayHaveParts,
  reportsIn,
  startOfWeek,
  toDollars,
  totalOf,
  waitingReviews,
  weekFigures,
} from "@petcare/domain";
import {
  type InvoiceHead,
  readClosedWeek,
  readDue,
  readMessenger,
  readOpenInvoices,
  readPriceRules,
  readReviews,
  readStoredVisits,
  readWork,
  visitId,
} from "@petcare/storage";
import { unfinishedHardDays } from "../shared/hard-days/go-on.ts";
import { hardDayAnswer } from "../shared/hard-days/hard-day-answer.ts";
import { askedFrom } from "../shared/notices/untold-week.ts";
import { endpoint } from "../shared/pipeline/endpoint.ts";
import { runtime, today } from "../shared/runtime.ts";
import { overdueAt } from "../shared/visits/overdue-at.ts";
import { unreadIn } from "../shared/visits/visit-answer.ts";

/** Work begun less than a minute ago still counts as running. */
const minute = 60_000;

/**
 * Reads the dashboard: one or two queries for the week, one each for open and unbilled work, open invoices, due pay, reviews
 * and hard days, and three items. If all is empty, one more query looks for visits of later weeks.
 */
export const handler = endpoint(getDashboard, async ({ caller }) => {
  const [day, now] = [today(), runtime.now()];
  const monday = startOfWeek(day);
  const week = { start: monday, end: addDays(monday, 6) };
  const lastWeek = { first: addDays(monday, -7), last: addDays(monday, -1) };
  const [visits, work, open, due, closed, reviewed, rules, hardDays, messenger] = await Promise.all([
    readStoredVisits(runtime.db, week),
    readWork(runtime.db, week.end),
    readOpenInvoices(runtime.db),
    readDue(runtime.db, lastWeek.last),
    readClosedWeek(runtime.db, lastWeek.first),
    readReviews(runtime.db, "REVIEWS"),
    readPriceRules(runtime.db),
    unfinishedHardDays(now - minute),
    readMessenger(runtime.db),
  ]);
  const days = weekFigures(visits, monday);
  const earlier = work.unfinished.filter((visit) => visit.date < day && overdueAt(visit) <= now);
  const lists = [visits, work.unfinished, work.to_bill, open, due];
  const hasWork = lists.some(({ length }) => length > 0);
  const hadWork = due.length > 0 || [...work.unfinished, ...work.to_bill].some(({ date }) => date <= lastWeek.last);
  const isNew = localDateOf(caller.user.created_at, business.timeZone) > lastWeek.last;
  const isOfLastWeek = ({ date }: { date: string }) => date >= lastWeek.first && date <= lastWeek.last;
  const unfinished = work.unfinished.filter(isOfLastWeek);
  return {
    week: {
      first: week.start,
      last: week.end,
      ...inDollars(days),
      ...(visits.some((visit) => isOpen(visit) && mayHaveParts(rules, visit)) && { plus_fees: true as const }),
      days: days.map((one) => ({ date: one.date, ...inDollars([one]) })),
    },
    outstanding: left(open),
    overdue: left(open.filter(({ due }) => due < day)),
    to_bill: {
      amount: toDollars(totalOf(work.to_bill.map(chargeOf))),
      visits: work.to_bill.length,
    },
    unfinished: { visits: earlier.length, since: earlier[0]?.date ?? null },
    to_settle: reviewed.reduce((sum, visit) => sum + waitingReviews(visit).length, 0),
    incidents: reviewed.reduce((sum, visit) => sum + unreadIn(visit).length, 0),
    ask_to_tell_from: askedFrom(messenger),
    hard_days: await Promise.all(hardDays.map(hardDayAnswer)),
    has_work: hasWork || (await readWork(runtime.db, lastDay)).unfinished.length > 0,
    last_week:
      isNew && !hadWork && !closed
        ? null
        : {
            ...lastWeek,
            unfinished: unfinished.length,
            unassigned: unfinished.filter(({ walker_id }) => walker_id === undefined).length,
            reports: reportsIn(
              reviewed.map((visit) => ({ ...visit, id: visitId(visit) })),
              { start: lastWeek.first, end: lastWeek.last },
            ).length,
            to_bill: work.to_bill.filter(isOfLastWeek).length,
            walkers_to_pay: [...new Set(due.map(({ walker_id }) => walker_id))],
            closed: closed ? { signed: closed.signed, closed_at: new Date(closed.closed_at).toISOString() } : null,
          },
  };
});

const inDollars = (days: ReturnType<typeof weekFigures>) => ({
  revenue: toDollars(totalOf(days.map(({ revenue }) => revenue))),
  pay: toDollars(totalOf(days.map(({ pay }) => pay))),
  booked: toDollars(totalOf(days.map(({ booked }) => booked))),
});

const left = (invoices: readonly InvoiceHead[]) => ({
  amount: toDollars(totalOf(invoices.map(({ sums }) => sums.total - sums.paid))),
  invoices: invoices.length,
});
