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
