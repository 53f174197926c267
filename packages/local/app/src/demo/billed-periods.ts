import { addDays, addMonths, type LocalDate, startOfWeek } from "@petcare/domain";
import type { User, Visit } from "@petcare/storage";
import type { Random } from "./random.ts";

/** Both days included. */
interface Period {
  start: LocalDate;
  end: LocalDate;
  /** How many weeks ago it was, where it was one of the last; 1 is the last whole week. */
  weeksAgo?: number;
}

/** So many weeks are billed one by one. The time before was billed by the month. */
export const weekly = 8;

/** The periods from a day on, months and then weeks, up to the last whole week. */
export function periods(from: LocalDate, today: LocalDate): Period[] {
  const thisWeek = startOfWeek(today);
  const firstWeek = addDays(thisWeek, -7 * weekly);
  const months: Period[] = [];
  for (let start = `${from.slice(0, 7)}-01` as LocalDate; start < firstWeek; start = addMonths(start, 1)) {
    const end = addDays(addMonths(start, 1), -1);
    months.push({ start, end: end < firstWeek ? end : addDays(firstWeek, -1) });
  }
  const weeks = Array.from({ length: weekly }, (_, index): Period => {
    const start = addDays(firstWeek, 7 * index);
    return { start, end: addDays(start, 6), weeksAgo: weekly - index };
  });
  return [...months, ...weeks];
}

/** The bill of one client for one period. */
export interface Bill {
  client: User;
  index: number;
  period: Period;
  billed: Visit[];
  random: Random;
  now: number;
}
