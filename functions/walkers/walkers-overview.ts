import { business } from "@petcare/business";
import { walkersOverview } from "@petcare/contract";
import {
  addDays,
  arrivalAt,
  earningsOf,
  isOpen,
  isOverdue,
  isSilent,
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
import { payRatesOf } from "../shared/money/terms.ts";
import { presenceOf } from "../shared/people/presence.ts";
import { endpoint } from "../shared/pipeline/endpoint.ts";
import { runtime, today } from "../shared/runtime.ts";

export const handler = endpoint(walkersOverview, async () => {
  const first = startOfWeek(today());
  const [team, visits] = await Promise.all([
    listPeople(runtime.db, "team"),
    readVisitsIn(runtime.db, { from: first, to: addDays(first, 7) }, calendarFields),
  ]);
  const { late, here, silent } = await outlookOf(visits, team);
  const byWalker = Map.groupBy(visits, ({ walker_id }) => walker_id);
  return {
    week: { first, last: addDays(first, 6) },
    left: await leftBehind(team),
    late,
    here,
    walkers: team
      .filter(({ deleted_at }) => deleted_at === undefined)
      .map((user) => {
        const own = byWalker.get(user.id) ?? [];
        const done = own.filter(({ status }) => status === "completed");
        return {
          id: user.id,
          ...presenceOf(user),
          has_account: user.email !== undefined,
          silent: silent.has(user.id),
          visits: countsOf(own),
          earned: toDollars(earningsOf(done, payRatesOf(user)).total),
        };
      }),
  };
});

/** In days: how far ahead a deleted walker's visits can be, because visits are stored so far ahead. */
const daysAhead = business.storedDaysAhead + 1;

/** Reads the visits that are unassigned since a walker deleted their account. Reads nothing unless one did so recently. */
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
 * Finds today's visits that will miss their time frame, those where a walker is now, and the silent walkers. Reads the table,
 * because the index has no arrivals.
 */
async function outlookOf(ofWeek: readonly CalendarVisit[], team: readonly User[]) {
  const ofToday = ofWeek.filter((visit) => visit.date === today() && visit.walker_id !== undefined);
  const whole = await readVisitsAt(runtime.db, ofToday.filter(isOpen));
  const visits = ofToday.map((visit) => {
    const stored = whole.get(visitId(visit));
    return { ...visit, arrived_at: stored && arrivalAt(stored, business.timeZone) };
  });
  const outlooks = outlooksOf(visits);
  return {
    late: outlooks
      .filter(({ state }) => state === "will_miss")
      .toSorted((a, b) => a.ends + a.slack * 60_000 - (b.ends + b.slack * 60_000))
      .map(({ id, slack }) => ({ _id: id, minutes: -slack })),
    here: outlooks.flatMap(({ id, isDoneMissing }) => {
      const since = visits.find((visit) => visitId(visit) === id)?.arrived_at;
      return since === undefined || isDoneMissing ? [] : [{ _id: id, since: new Date(since).toISOString() }];
    }),
    silent: new Set(silentAmong(visits, team)),
  };
}

type Watched = CalendarVisit & { arrived_at?: number | undefined };

/** Lists the silent walkers' ids. Leaves out the owner and walkers without an account. */
function silentAmong(visits: readonly Watched[], team: readonly User[]): string[] {
  const byWalker = Map.groupBy(visits, ({ walker_id }) => walker_id);
  return team
    .filter(({ id, role, email, last_seen_at }) => {
      const own = (byWalker.get(id) ?? []).map((visit) => ({ ...visit, id: visitId(visit) }));
      const sky = { visits: own, now: runtime.now(), zone: business.timeZone };
      return role === "walker" && email !== undefined && isSilent(sky, last_seen_at);
    })
    .map(({ id }) => id);
}

const outlooksOf = (visits: readonly Watched[]) =>
  radar({
    visits: visits.map((visit) => ({ ...visit, id: visitId(visit) })),
    now: runtime.now(),
    travel: business.travelBufferMinutes,
    zone: business.timeZone,
  });

function countsOf(visits: readonly CalendarVisit[]) {
  const counts = { completed: 0, confirmed: 0, scheduled: 0, overdue: 0, cancelled: 0 };
  for (const visit of visits) counts[isOverdueNow(visit) ? "overdue" : visit.status] += 1;
  return counts;
}

const isOverdueNow = (visit: CalendarVisit) =>
  isOverdue({ status: visit.status, overdueFrom: overdueFrom(visit, business.timeZone) }, runtime.now());
