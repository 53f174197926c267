import { documentLimits, type LocalDate } from "@petcare/domain";
import { formatDollars, sumDollars } from "../../../lib/format/dollars.ts";
import { periodText } from "../../../lib/format/invoice-words.ts";
import { count } from "../../../lib/format/words.ts";
import type { Bill } from "./bills.ts";

const numbers = ["Two", "Three", "Four", "Five", "Six", "Seven", "Eight", "Nine", "Ten", "Eleven", "Twelve"];

/**
 * 'Two invoices: Nov 1–15, 60 visits, $1,680.00; Nov 16–30, 60 visits, $1,680.00. One holds 90 at most.' Adjustments are on
 * the first one. '' where one invoice has all lines.
 */
export function partsText({ preview: { parts }, adjusted, adjustmentTax }: Bill, today: LocalDate): string {
  if (parts.length < 2) return "";
  const words = parts.map(({ period, visits, total }, index) => {
    const days = periodText(period, today).replace(" – ", "–");
    return `${days}, ${count(visits, "visit")}, ${formatDollars(index === 0 ? sumDollars([total, adjusted, adjustmentTax]) : total)}`;
  });
  const number = numbers[parts.length - 2] ?? parts.length;
  return `${number} invoices: ${words.join("; ")}. One holds ${documentLimits.lines} at most.`;
}

/** How many invoices bills are. */
export const invoicesIn = (bills: readonly Bill[]): number =>
  bills.reduce((sum, { preview }) => sum + preview.parts.length, 0);
