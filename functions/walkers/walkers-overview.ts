import { business } from "@petcare/business";
import { walkersOverview } from "@petcare/contract";
import {
  addDays,
  earningsOf,
  isOpen,
  isOverdue,
  localDateOf,
  overdueFrom,
  radar,
  startOfWeek,
  toDollars,
} from "@petcare/domain";
import {
  type CalendarVisit,
  calendarFields,
  listPeople,
  readUnassigned,
  readVisitsAt,
  readVisitsIn,
  type User,
  visitId,
} from "@petcare/storage";
import { payRatesOf } from "../shared/money/pay-rates.ts";
import { presenceOf } from "../shared/people/presence.ts";
import { endpoint } from "../shared/pipeline/endpoint.ts";
import { runtime, today } from "../shared/runtime.ts";

export const handler = endpoint(walkersOverview, async () => {
  const first = startOfWeek(today());
  const [team, visits] = await Promise.all([
    listPeople(runtime.db, "team"),
    readVisitsIn(runtime.db, { from: first, to: addDays(first, 7) }, calendarFields),
  ]);
  const byWalker = Map.groupBy(visits, ({ walker_id }) => walker_id);
  return {
    week: { first, last: addDays(first, 6) },
    left: await leftBehind(team),
    late: await lateVisits(visits),
    walkers: team
      .filter(({ deleted_at }) => deleted_at === undefined)
      .map((user) => {
        const own = byWalker.get(user.id) ?? [];
        const done = own.filter(({ status }) => status === "completed");
        return {
          id: user.id,
          ...presenceOf(user),
          has_account: user.email !== undefined,
          visits: countsOf(own),
          earned: toDollars(earningsOf(done, payRatesOf(user)).total),
        };
      }),
  };
});

/** By then every visit that a walker has left is past: their series' visits were stored so far ahead. */
const daysAhead = business.storedDaysAhead + 1;

/** The visits that nobody has since a walker deleted the account. They are read only where somebody did so of late. */
async function leftBehind(team: readonly User[]) {
  const day = today();
  const ended = team
    .flatMap(({ deleted_at }) => deleted_at ?? [])
    .filter((at) => localDateOf(at, business.timeZone) > addDays(day, -daysAhead));
  if (ended.length === 0) return null;
  const visits = await readUnassigned(runtime.db, day, addDays(day, daysAhead));
  const at = new Date(Math.max(...ended)).toISOString();
  return { at, walkers: ended.length, visits: visits.length, first: visits[0]?.date ?? null };
}

/**
 * Today's visits of walkers that will miss their time frame, as the radar sees them. Their arrivals stand in the table
 * alone, and are read only where anything is late without them.
 */
async function lateVisits(ofWeek: readonly CalendarVisit[]) {
  const open = ofWeek.filter((visit) => visit.date === today() && isOpen(visit) && visit.walker_id !== undefined);
  if (missing(open).length === 0) return [];
  const whole = await readVisitsAt(runtime.db, open);
  return missing(
    open.map((visit) => {
      const { arrived_at, arrived_by } = whole.get(visitId(visit)) ?? {};
      return { ...visit, ...(arrived_by === visit.walker_id && { arrived_at }) };
    }),
  ).map(({ id, slack }) => ({ _id: id, minutes: -slack }));
}

const missing = (visits: readonly (CalendarVisit & { arrived_at?: number | undefined })[]) =>
  radar({
    visits: visits.map((visit) => ({ ...visit, id: visitId(visit) })),
    now: runtime.now(),
    travel: business.travelBufferMinutes,
    zone: business.timeZone,
  })
    .filter(({ state }) => state === "will_miss")
    .toSorted((a, b) => a.ends + a.slack * 60_000 - (b.ends + b.slack * 60_000));

function countsOf(visits: readonly CalendarVisit[]) {
  const counts = { completed: 0, confirmed: 0, scheduled: 0, overdue: 0, cancelled: 0 };
  for (const visit of visits) counts[isOverdueNow(visit) ? "overdue" : visit.status] += 1;
  return counts;
}

const isOverdueNow = (visit: CalendarVisit) =>
  isOverdue({ status: visit.status, overdueFrom: overdueFrom(visit, business.timeZone) }, runtime.now());
