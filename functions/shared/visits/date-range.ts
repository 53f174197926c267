import { business } from "@petcare/business";
import { addDays, daysBetween, isLocalDate, type LocalDate, localDateOf } from "@petcare/domain";
import { invalidField } from "../pipeline/app-error.ts";

export interface DateRange {
  from: LocalDate;
  /** Exclusive. */
  to: LocalDate;
}

/**
 * The business's local days that a request's start and end (exclusive) cover; each is a local date or an instant.
 * @param longest how many days at most
 * @throws AppError invalid_input when the end is not after the start or the range is longer than that.
 */
export function dateRange(start: string, end: string, longest = 100): DateRange {
  const from = isLocalDate(start) ? start : localDateOf(Date.parse(start), business.timeZone);
  const to = isLocalDate(end) ? end : addDays(localDateOf(Date.parse(end) - 1, business.timeZone), 1);
  const days = daysBetween(from, to);
  if (days <= 0) throw invalidField("end", "end must be after start");
  if (days > longest) throw invalidField("end", `end must be at most ${longest} days after start`);
  return { from, to };
}
