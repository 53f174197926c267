import { addDays, isLocalDate, type LocalDate } from "@petcare/domain";

const months = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"];

/**
 * Reads a typed date: 2027-03-08, 3/8/2027, 3/8/27, 3/8, Mar 8, 2027, Mon, Mar 8, 'today', 'tomorrow'.
 * A date without a year is the next such day, or with `past` the last one. Anything else is undefined.
 */
export function parseTypedDate(text: string, today: LocalDate, past = false): LocalDate | undefined {
  const typed = text.trim().toLowerCase();
  if (isLocalDate(typed)) return typed;
  if (typed === "today") return today;
  if (typed === "tomorrow") return addDays(today, 1);
  const digits = /^(\d{1,2})[/.-](\d{1,2})(?:[/.-](\d{2}|\d{4}))?$/.exec(typed);
  if (digits) return dateOf(digits[3], Number(digits[1]), Number(digits[2]), today, past);
  const words = /^(?:[a-z]+,?\s+)?([a-z]{3})[a-z]*\.?\s+(\d{1,2})(?:st|nd|rd|th)?(?:,?\s+(\d{4}))?$/.exec(typed);
  if (words) return dateOf(words[3], months.indexOf(words[1] ?? "") + 1, Number(words[2]), today, past);
  return undefined;
}

function dateOf(year: string | undefined, month: number, day: number, today: LocalDate, past: boolean) {
  const thisYear = Number(today.slice(0, 4));
  const at = (fullYear: number) => {
    const date = `${fullYear}-${String(month).padStart(2, "0")}-${String(day).padStart(2, "0")}`;
    return isLocalDate(date) ? date : undefined;
  };
  if (year) return at(year.length === 2 ? 2000 + Number(year) : Number(year));
  const date = at(thisYear);
  if (past) return date && date <= today ? date : at(thisYear - 1);
  return date && date >= today ? date : at(thisYear + 1);
}
