import { addDays, type LocalDate } from "../local-date.ts";
import { type Billed, chargeOf } from "../money/billing.ts";
import { type Cents, totalOf } from "../money.ts";
import type { Visit } from "../schedules/visit.ts";
import { isOpen } from "../visit-life.ts";

/** The revenue and cost of some visits, in cents. */
export interface Figures {
  /** The clients' charges for done visits, cancelled ones too. */
  revenue: Cents;
  /** The walkers' known earnings for them. */
  pay: Cents;
  /** The prices of open visits. */
  booked: Cents;
}

export type Worked = Billed & Pick<Visit, "date" | "pay_cents">;

/** Computes the figures of the seven days from a Monday on, by the day of the visits. Without tips and adjustments. */
export function weekFigures(visits: readonly Worked[], monday: LocalDate): (Figures & { date: LocalDate })[] {
  const byDate = Map.groupBy(visits, ({ date }) => date);
  return Array.from({ length: 7 }, (_, day) => {
    const date = addDays(monday, day);
    return { date, ...figuresOf(byDate.get(date) ?? []) };
  });
}

function figuresOf(visits: readonly Omit<Worked, "date">[]): Figures {
  const done = visits.filter((visit) => !isOpen(visit));
  return {
    revenue: totalOf(done.map(chargeOf)),
    pay: totalOf(done.map(({ pay_cents = 0 }) => pay_cents)),
    booked: totalOf(visits.filter(isOpen).map(({ price_cents }) => price_cents)),
  };
}
