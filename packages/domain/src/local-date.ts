/** A day on the business's calendar, 'YYYY-MM-DD', without a time or a zone. Compares and sorts as text. */
export type LocalDate = `${number}-${number}-${number}`;

/** The first valid day, for a range without a beginning. */
export const firstDay: LocalDate = "0001-01-01";

/** The last valid day, for a range without an end. A series' fields on it are those after its last change. */
export const lastDay: LocalDate = "9999-12-31";

const shape = /^\d{4}-\d{2}-\d{2}$/;

/** Tells whether the value is 'YYYY-MM-DD' and that day exists (2027-02-29 does not). Years 0001 to 9999. */
export function isLocalDate(value: unknown): value is LocalDate {
  if (typeof value !== "string" || !shape.test(value)) return false;
  const [year, month, day] = partsOf(value);
  return year >= 1 && month >= 1 && month <= 12 && day >= 1 && day <= daysInMonth(year, month);
}

/** Splits a well-formed date into year, month (1–12) and day. */
export function partsOf(date: string): [year: number, month: number, day: number] {
  return [Number(date.slice(0, 4)), Number(date.slice(5, 7)), Number(date.slice(8, 10))];
}

/** Counts the days since 1970-01-01. */
export function toDays(date: LocalDate): number {
  return daysOf(...partsOf(date));
}

/** Makes the date that many days after 1970-01-01. Throws RangeError outside the years 0001 to 9999. */
export function fromDays(days: number): LocalDate {
  const { year, month, day } = civilOf(days);
  if (!(year >= 1 && year <= 9999)) throw new RangeError(`The year ${year} is outside 0001 to 9999`);
  return `${String(year).padStart(4, "0")}-${twoDigits(month)}-${twoDigits(day)}` as LocalDate;
}

/** The date n days later; earlier if n is negative. */
export function addDays(date: LocalDate, n: number): LocalDate {
  return fromDays(toDays(date) + n);
}

/** The number of days from a to b; negative if b is before a. */
export function daysBetween(a: LocalDate, b: LocalDate): number {
  return toDays(b) - toDays(a);
}

/** 0 Monday … 6 Sunday. */
export function weekdayOf(date: LocalDate): number {
  return weekdayOfDays(toDays(date));
}

/** The weekday, 0 Monday … 6 Sunday, of a day counted from 1970-01-01, which was a Thursday. */
export function weekdayOfDays(days: number): number {
  return (((days + 3) % 7) + 7) % 7;
}

/** The Monday of the date's week. */
export function startOfWeek(date: LocalDate): LocalDate {
  return addDays(date, -weekdayOf(date));
}

/** The Sunday of the date's week. */
export const endOfWeek = (date: LocalDate): LocalDate => addDays(startOfWeek(date), 6);

/** The same day of the month n months later, or the last day of a shorter month: Jan 31 + 1 is Feb 28 or 29. */
export function addMonths(date: LocalDate, n: number): LocalDate {
  const [year, month, day] = partsOf(date);
  const months = year * 12 + month - 1 + n;
  const toYear = Math.floor(months / 12);
  const toMonth = months - toYear * 12 + 1;
  return fromDays(daysOf(toYear, toMonth, Math.min(day, daysInMonth(toYear, toMonth))));
}

/** 1 to 5: the date is the nth of its weekday in its month. The 8th to the 14th are second. */
export function nthOfMonth(date: LocalDate): number {
  return Math.ceil(partsOf(date)[2] / 7);
}

function twoDigits(n: number): string {
  return n < 10 ? `0${n}` : String(n);
}

const months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"];

/** 'Mar 14, 2027' */
export function dateInWords(date: LocalDate): string {
  const [year, month, day] = partsOf(date);
  return `${months[month - 1]} ${day}, ${year}`;
}

/** The short names of the weekdays, from Monday on. */
export const weekdaysInWords = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"] as const;

/** 'Tue' */
export const weekdayInWords = (date: LocalDate): string => weekdaysInWords[weekdayOf(date)] ?? "";

// The proleptic Gregorian calendar in integers. A year starts in March here, so the leap day is its last day.
// Counting March as month 0, the months before month m then have floor((153 m + 2) / 5) days.

const daysPer400Years = 146_097;
/** Days from 0000-03-01 to 1970-01-01. */
const epoch = 719_468;

/** Days since 1970-01-01 of a civil date; month 1–12. A day past the end of its month counts into the next month. */
export function daysOf(year: number, month: number, day: number): number {
  const marchYear = month > 2 ? year : year - 1;
  const marchMonth = month > 2 ? month - 3 : month + 9;
  const leapDays = Math.floor(marchYear / 4) - Math.floor(marchYear / 100) + Math.floor(marchYear / 400);
  return marchYear * 365 + leapDays + Math.floor((153 * marchMonth + 2) / 5) + day - 1 - epoch;
}

/** The civil date of a number of days since 1970-01-01; month 1–12. */
export function civilOf(days: number): { year: number; month: number; day: number } {
  const shifted = days + epoch;
  const era = Math.floor(shifted / daysPer400Years);
  const dayOfEra = shifted - era * daysPer400Years;
  const yearOfEra = Math.floor(
    (dayOfEra - Math.floor(dayOfEra / 1460) + Math.floor(dayOfEra / 36_524) - Math.floor(dayOfEra / 146_096)) / 365,
  );
  const dayOfYear = dayOfEra - (365 * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100));
  const marchMonth = Math.floor((5 * dayOfYear + 2) / 153);
  const month = marchMonth < 10 ? marchMonth + 3 : marchMonth - 9;
  return {
    year: era * 400 + yearOfEra + (month <= 2 ? 1 : 0),
    month,
    day: dayOfYear - Math.floor((153 * marchMonth + 2) / 5) + 1,
  };
}

/** The number of days in a month (1–12): 28 to 31. */
export function daysInMonth(year: number, month: number): number {
  if (month === 2) return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0) ? 29 : 28;
  return month === 4 || month === 6 || month === 9 || month === 11 ? 30 : 31;
}

/** Compares by local date, for sorting. */
export const byDate = (a: { date: LocalDate }, b: { date: LocalDate }): number =>
  a.date < b.date ? -1 : a.date > b.date ? 1 : 0;
