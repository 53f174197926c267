import { addDays, daysOffOn, type LocalDate, type Participant, soldAs, type VisitThere } from "@petcare/domain";
import { calendarFields, listPeople, type OpenWork, readVisitsIn, type User } from "@petcare/storage";
import { isAssignable } from "../people/assignable.ts";
import { lastWalkersOf } from "../people/last-walkers.ts";
import { runtime } from "../runtime.ts";

/** A range of visits around somebody's own is read this far, in days. Beyond it, nobody's other work is looked at. */
const furthest = 366;

/** The context of a decision about somebody's visits, beside those visits. */
export interface ScheduleContext {
  today: LocalDate;
  /** Other people's visits that are not cancelled, until the day of their last one. */
  there: VisitThere[];
  /** Up to which day, exclusive. */
  until: LocalDate;
  /** The people who can be given visits, the owner last. */
  team: User[];
  /** How many of a client's last visits somebody has made. */
  knows: (clientId: string, walkerId: string) => number;
  /** Whether somebody of the team is off on a day. */
  isOff: (walkerId: string, date: LocalDate) => boolean;
}

/** Reads one range of the calendar, the team, and the last visits of each client: nothing that is written. */
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
