import { business } from "@petcare/business";
import { addDays, daysBetween, instantOf, type LocalDate, localDateOf } from "@petcare/domain";
import { type Schedule, type User, type Visit, visitOf } from "@petcare/storage";
import { type Booking, bookings } from "./bookings.ts";
import { demoClients } from "./clients.ts";
import { changesOf, type DemoChange } from "./proof.ts";
import { team } from "./team.ts";
import { lived, moved } from "./visits.ts";

export interface DemoData {
  users: User[];
  schedules: Schedule[];
  visits: Visit[];
  /** The changes that the histories of recent visits tell. */
  changes: DemoChange[];
}

/**
 * Two months of the business up to `now` (epoch milliseconds), and ahead of it as far as visits are stored.
 * The result is the same for the same `now`.
 */
export function demoData(now: number): DemoData {
  const today = localDateOf(now, business.timeZone);
  const opened = instantOf(addDays(today, -400), 9, business.timeZone);
  const clients = demoClients({ createdAt: opened, now, today });
  const written = bookings(clients, today, now).map((booking) => writeOut(booking, today, now));
  return {
    users: [...team(opened, now), ...clients],
    schedules: written.map(({ schedule }) => schedule),
    visits: written.flatMap(({ visits }) => visits),
    changes: written.flatMap(({ changes }) => changes),
  };
}

function writeOut({ plan, schedule, dates, through }: Booking, today: LocalDate, now: number) {
  const stored: Schedule = { ...schedule, stored_through: through, version: 1 };
  const { moves } = plan;
  const toMove = moves === undefined ? undefined : dates.find((date) => daysBetween(today, date) >= moves);
  const visits = dates.map((date) => {
    const visit = visitOf(stored, date);
    return date === toMove ? moved(visit) : lived(visit, plan, { today, now });
  });
  // Who took over a visit from another walker was given it by the owner.
  const told = visits.filter((visit) => visit.arrived_at !== undefined && visit.walker_id === stored.walker_id);
  const changes = told.flatMap((visit) => changesOf(visitOf(stored, visit.original_date), visit));
  return { schedule: stored, visits, changes };
}
