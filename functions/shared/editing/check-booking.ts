import { business } from "@petcare/business";
import type { checkSchedule, RequestOf } from "@petcare/contract";
import { checkedDates, findConflicts, type LocalDate, type Recurrence, soldAs, whereItFits } from "@petcare/domain";
import { type CalendarVisit, calendarFields, listPeople, readUser, readVisitsOn } from "@petcare/storage";
import { isAssignable } from "../people/assignable.ts";
import { lastWalkersOf } from "../people/last-walkers.ts";
import { runtime } from "../runtime.ts";
import { replacedBy } from "./replaced-visits.ts";
import { unsignedOf } from "./unsigned.ts";

/**
 * Finds a booking's conflicts and the walkers who have room for it, in at most 67 small queries. Writes nothing.
 *
 * @param rule the parsed `rrule`
 */
export async function checkBooking(body: RequestOf<typeof checkSchedule>["body"], rule: Recurrence) {
  const replaced = await replacedBy(body);
  const remaining = (dates: LocalDate[]) => dates.filter((date) => !replaced.staying.has(date));
  const { conflicts, room } = checkedDates(rule, body.date, replaced.from);
  const days = remaining([...new Set([...conflicts, ...room])].sort());
  // Two visits of one series on a day, or two stays in a night, only show when the whole day is read.
  const timeframe = replaced.seriesId || body.service_type === "overnight" ? undefined : body.timeframe;
  const [team, lastWalkers, unsigned, visits] = await Promise.all([
    listPeople(runtime.db, "team"),
    body.client_id ? lastWalkersOf(body.client_id) : [],
    body.client_id && !body.except ? unsignedOfId(body.client_id) : [],
    readVisitsOn(runtime.db, replaced.seriesId ? [body.date] : days, calendarFields, timeframe),
  ]);
  const there = visits.filter((visit) => !replaced.has(visit)).map(withServiceType);
  const walker = team.find(({ id }) => id === body.walker_id);
  const booking = {
    timeframe: body.timeframe,
    service_type: body.service_type,
    client_id: body.client_id ?? undefined,
    walker: walker && { id: walker.id, active: isAssignable(walker), days_off: walker.days_off },
    series_id: replaced.seriesId,
  };
  const travel = business.travelBufferMinutes;
  const found = findConflicts(booking, remaining(conflicts), there, travel);
  const fits = whereItFits(booking, remaining(room), there, {
    candidates: team.filter(isAssignable).map((user) => ({ ...user, isOwner: user.role === "admin" })),
    lastWalkers,
    travel,
  });
  return {
    unsigned,
    conflicts: found.map((conflict) => ({ ...conflict, walker: walker?.name ?? "" })),
    fits: fits.map((fit) => ({ ...fit, knows: { visits: fit.knows, of: lastWalkers.length } })),
  };
}

async function unsignedOfId(id: string) {
  const client = await readUser(runtime.db, id);
  return client ? unsignedOf(client) : [];
}

const withServiceType = (visit: CalendarVisit) => ({ ...visit, service_type: soldAs(visit.service) });
