import { business } from "@petcare/business";
import { addDays, daysBetween, isLocalDate, localDateOf } from "@petcare/domain";
import type { DateRange } from "@petcare/storage";
import { invalidField } from "../pipeline/app-error.ts";

/**
 * Reads the local days from a request's start to its end (exclusive). Both are local dates or instants.
 * @param maxDays the maximum number of days
 * @throws AppError invalid_input if the end is not after the start, or the range is too long
 */
export function dateRange(start: string, end: string, maxDays = 100): DateRange {
  const from = isLocalDate(start) ? start : localDateOf(Date.parse(start), business.timeZone);
  const to = isLocalDate(end) ? end : addDays(localDateOf(Date.parse(end) - 1, business.timeZone), 1);
  const days = daysBetween(from, to);
  if (days <= 0) throw invalidField("end", "end must be after start");
  if (days > maxDays) throw invalidField("end", `end must be at most ${maxDays} days after start`);
  return { from, to };
}
