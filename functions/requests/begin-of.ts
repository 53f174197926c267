import { business } from "@petcare/business";
import { hoursOf, instantOf, type LocalDate, type TimeFrame } from "@petcare/domain";

/** The first instant of a time frame, in epoch milliseconds. */
export const beginOf = (date: LocalDate, timeframe: TimeFrame): number =>
  instantOf(date, hoursOf(timeframe).startHour, business.timeZone);
