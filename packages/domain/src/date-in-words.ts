import { type LocalDate, partsOf } from "./local-date.ts";

const months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"];

/** 'Mar 14, 2027' */
export function dateInWords(date: LocalDate): string {
  const [year, month, day] = partsOf(date);
  return `${months[month - 1]} ${day}, ${year}`;
}
