import { addDays, daysInMonth, type LocalDate, nthOfMonth, partsOf, weekdayOf } from "../local-date.ts";

/** The federal holidays of the United States (5 U.S.C. 6103), each on the day itself, never on the day it is observed. */
export const federalHolidays = {
  new_year: { name: "New Year’s Day", month: 1, day: 1 },
  king: { name: "Martin Luther King Jr. Day", month: 1, nth: 3, weekday: 0 },
  washington: { name: "Washington’s Birthday", month: 2, nth: 3, weekday: 0 },
  memorial: { name: "Memorial Day", month: 5, nth: "last", weekday: 0 },
  juneteenth: { name: "Juneteenth", month: 6, day: 19 },
  independence: { name: "Independence Day", month: 7, day: 4 },
  labor: { name: "Labor Day", month: 9, nth: 1, weekday: 0 },
  columbus: { name: "Columbus Day", month: 10, nth: 2, weekday: 0 },
  veterans: { name: "Veterans Day", month: 11, day: 11 },
  thanksgiving: { name: "Thanksgiving", month: 11, nth: 4, weekday: 3 },
  christmas: { name: "Christmas", month: 12, day: 25 },
} as const satisfies Record<string, HolidayRule>;

type HolidayRule = { name: string; month: number } & (
  | { day: number }
  /** 0 Monday … 6 Sunday. */
  | { nth: number | "last"; weekday: number }
);

export type FederalHoliday = keyof typeof federalHolidays;
export const federalHolidayKeys = Object.keys(federalHolidays) as FederalHoliday[];

/** Finds the federal holiday of a local day; undefined for an ordinary one. */
export const federalHolidayOn = (date: LocalDate): FederalHoliday | undefined =>
  federalHolidayKeys.find((key) => isOn(federalHolidays[key], date));

function isOn(holiday: HolidayRule, date: LocalDate): boolean {
  const [year, month, day] = partsOf(date);
  if (month !== holiday.month) return false;
  if ("day" in holiday) return day === holiday.day;
  if (weekdayOf(date) !== holiday.weekday) return false;
  return holiday.nth === "last" ? day + 7 > daysInMonth(year, month) : nthOfMonth(date) === holiday.nth;
}

/** Lists the federal holidays from a day on, for a year, by date. */
export function federalHolidaysFrom(from: LocalDate): { date: LocalDate; holiday: FederalHoliday }[] {
  const days = Array.from({ length: 366 }, (_, index) => addDays(from, index));
  const found = days.flatMap((date) => {
    const holiday = federalHolidayOn(date);
    return holiday ? [{ date, holiday }] : [];
  });
  return found.filter(({ holiday }, index) => found.findIndex((one) => one.holiday === holiday) === index);
}

/** A holiday of the business's own. */
export interface OwnHoliday {
  date: LocalDate;
  name: string;
}

/** The days that are holidays for the business. */
export interface Holidays {
  /** The federal ones that count. */
  holidays: readonly FederalHoliday[];
  days: readonly OwnHoliday[];
}

/** Names the holiday of a local day; undefined for an ordinary one. The business's own names come first. */
export function holidayOn({ holidays, days }: Holidays, date: LocalDate): string | undefined {
  const own = days.find((day) => day.date === date);
  if (own) return own.name;
  const federal = federalHolidayOn(date);
  return federal && holidays.includes(federal) ? federalHolidays[federal].name : undefined;
}
