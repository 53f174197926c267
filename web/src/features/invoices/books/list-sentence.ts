import { formatDollars } from "../../../lib/format/dollars.ts";
import type { Books } from "./books.ts";

/** How the list of a period's invoices follows from the visits that are on invoices. */
export function listSentence({ on_invoices, list }: Pick<Books, "on_invoices" | "list">): string {
  const { other_days, other_invoices, adjustments, total } = list;
  const parts = [
    `On invoices ${formatDollars(on_invoices.amount)}`,
    other_days > 0 && `${formatDollars(other_days)} of other days on these invoices`,
    other_invoices > 0 && `${formatDollars(-other_invoices)} on invoices of other periods`,
    adjustments !== 0 && `adjustments ${formatDollars(adjustments)}`,
  ].filter((part) => part !== false);
  const [first, ...rest] = parts;
  const last = rest.pop();
  const all = last === undefined ? first : `${[first, ...rest].join(", ")} and ${last}`;
  return `${all} ${last === undefined ? "makes" : "make"} the invoice total of ${formatDollars(total)} below. Void invoices do not count.`;
}
