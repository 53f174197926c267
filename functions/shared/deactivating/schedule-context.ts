import { addDays, daysOffOn, type LocalDate, type Participant, soldAs, type VisitThere } from "@petcare/domain";
import { calendarFields, listPeople, type OpenWork, readVisitsIn, type User } from "@petcare/storage";
import { isAssignable } from "../people/assignable.ts";
import { lastWalkersOf } from "../people/last-walkers.ts";
import { runtime } from "../runtime.ts";

/** In days: how far ahead other people's visits are read. */
const furthest = 366;

/** Everything that a decision about a leaving walker's visits depends on. */
export interface ScheduleContext {
  today: LocalDate;
  /** Other people's visits that are not cancelled, until the day of their last one. */
  there: VisitThere[];
  /** The end of `there`, exclusive. */
  until: LocalDate;
  /** The people who can get visits, the owner last. */
  team: User[];
  /** Counts a client's last visits that a walker made. */
  knows: (clientId: string, walkerId: string) => number;
  /** Tells whether a walker has the day off. */
  isOff: (walkerId: string, date: LocalDate) => boolean;
}

/** Reads the calendar's range, the team, and each client's last visits. */
export async function scheduleContextOf(
  { visits }: OpenWork,
  of: { id: string; role: Participant },
  today: LocalDate,
): Promise<ScheduleContext> {
  const last = visits.at(-1)?.date ?? today;
  const end = addDays(today, furthest);
  const until = addDays(last < end ? last : end, 1);
  const clients = [...new Set(visits.map(({ client_id }) => client_id))];
  const [calendar, team, ...lastWalkers] = await Promise.all([
    readVisitsIn(runtime.db, { from: today, to: until }, calendarFields),
    listPeople(runtime.db, "team"),
    ...clients.map(lastWalkersOf),
  ]);
  const byId = new Map(team.map((user) => [user.id, user]));
  const walkersOf = new Map(clients.map((client, at) => [client, lastWalkers[at] ?? []]));
  return {
    today,
    until,
    there: calendar
      .filter((visit) => visit[`${of.role}_id`] !== of.id && visit.status !== "cancelled")
      .map((visit) => ({ ...visit, service_type: soldAs(visit.service) })),
    team: team.filter((user) => user.id !== of.id && isAssignable(user)).sort(byRole),
    knows: (client, walker) => (walkersOf.get(client) ?? []).filter((id) => id === walker).length,
    isOff: (walker, date) => daysOffOn(byId.get(walker)?.days_off, date) !== undefined,
  };
}

const byRole = (a: User, b: User) => Number(a.role === "admin") - Number(b.role === "admin");
