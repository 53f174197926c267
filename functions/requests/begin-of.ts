import { business } from "@petcare/business";
import { addDays, hoursOf, instantOf, type LocalDate, type TimeFrame } from "@petcare/domain";
import { invalidField } from "../shared/pipeline/app-error.ts";
import { today } from "../shared/runtime.ts";

/** Computes the beginning of a time frame, in epoch milliseconds. */
export const beginOf = (date: LocalDate, timeframe: TimeFrame): number =>
  instantOf(date, hoursOf(timeframe).startHour, business.timeZone);

/** @throws AppError invalid_input for a day that is more than a year ahead */
export function checkNear(date: LocalDate | undefined): void {
  if (date && date > addDays(today(), 366)) throw invalidField("date", "Choose a day within a year.");
}
