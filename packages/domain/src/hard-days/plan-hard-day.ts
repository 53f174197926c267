import type { VisitThere } from "../conflicts/checked-booking.ts";
import { roomFor } from "../conflicts/room.ts";
import { addDays, type LocalDate } from "../local-date.ts";
import { distributeVisits, type VisitToGive } from "../people/distribute-visits.ts";
import type { HardDayPlan, VisitAct } from "./hard-day.ts";

/** In days: how far a visit may be moved, earlier or later. */
export const movedAtMost = 7;

type Around = Parameters<typeof distributeVisits>[1];

/**
 * Plans a sick walker's days: their visits go to walkers with room, as when a walker leaves.
 * @param visits by date
 * @param unfit the act on a visit that fits no walker; undefined: it stays with its walker
 */
export function planSick(visits: readonly VisitToGive[], around: Around, unfit: VisitAct | undefined): HardDayPlan {
  const plan: HardDayPlan = { acts: new Map(), unfit: [] };
  for (const [id, walker_id] of distributeVisits(visits, around).visits) {
    if (walker_id === undefined) leave(plan, id, unfit);
    else plan.acts.set(id, { do: "give", walker_id });
  }
  return plan;
}

interface Days {
  /** The other visits up to `movedAtMost` days around. */
  there: readonly VisitThere[];
  /** Minutes of travel to each visit. */
  travel: number;
  /** Whether a visit may be on a day. */
  isOpen: (visit: VisitToGive, date: LocalDate) => boolean;
}

/**
 * Plans to move each visit to the nearest day on which its walker has room in the frame and its client does not have the same
 * service already. Of two equally near days it takes the later one.
 * @param visits by date
 * @param unfitOf the act on a visit that fits no day; undefined: it stays on its day
 */
export function planMoves(
  visits: readonly VisitToGive[],
  { there, travel, isOpen }: Days,
  unfitOf: (visit: VisitToGive) => VisitAct | undefined,
): HardDayPlan {
  const plan: HardDayPlan = { acts: new Map(), unfit: [] };
  const around = [...there];
  for (const visit of visits) {
    const date = daysAround(visit.date).find((day) => isOpen(visit, day) && fitsOn(visit, day, around, travel));
    if (date === undefined) leave(plan, visit.id, unfitOf(visit));
    else {
      plan.acts.set(visit.id, { do: "move", date });
      around.push({ ...visit, date });
    }
  }
  return plan;
}

function leave({ acts, unfit }: HardDayPlan, id: string, act: VisitAct | undefined): void {
  unfit.push(id);
  if (act) acts.set(id, act);
}

/** Lists the days around a day, the nearest first. */
const daysAround = (date: LocalDate): LocalDate[] =>
  Array.from({ length: movedAtMost }, (_, index) => [addDays(date, index + 1), addDays(date, -index - 1)]).flat();

function fitsOn(visit: VisitToGive, date: LocalDate, there: readonly VisitThere[], travel: number): boolean {
  const isSame = (other: VisitThere) =>
    other.date === date &&
    other.status !== "cancelled" &&
    other.client_id === visit.client_id &&
    other.service_type === visit.service_type &&
    other.timeframe === visit.timeframe;
  if (there.some(isSame)) return false;
  return visit.walker_id === undefined || roomFor(visit, visit.walker_id, there, travel)(date).fits;
}
