import { isDeepStrictEqual } from "node:util";
import { type BookFault, type FaultRule, invoiceStatusOf, invoiceSums } from "@petcare/domain";
import type { HistoryRow } from "../history/history-row.ts";
import { isTold } from "../history/replay.ts";
import { type Invoice, invoiceFrom, listKeys } from "../money/invoice.ts";
import { toldOfInvoice } from "../money/invoice-history.ts";
import type { Item } from "../table/query.ts";

/** What is wrong with an invoice on its own. @param history rows, also of other records */
export function invoiceFaults(item: Item, history: readonly HistoryRow[]): BookFault[] {
  const invoice = invoiceFrom(item);
  const rows = history.filter(({ entity_id }) => entity_id === invoice.id);
  const holds: Partial<Record<FaultRule, boolean>> = {
    place: isPlaced(item, invoice),
    sums: addsUp(invoice),
    paid: isPaidAsItSays(invoice),
    // What is being made is told once it is done.
    history: invoice.status === "making" || isTold(rows, invoice.version, toldOfInvoice(invoice)),
  };
  return Object.entries(holds).flatMap(([rule, isSo]) =>
    isSo ? [] : { kind: "invoice" as const, id: invoice.id, rule: rule as FaultRule },
  );
}

/** It is in the list of its status; an unfinished one is in none that people read. */
function isPlaced(item: Item, invoice: Invoice): boolean {
  const keys: Item = { agenda_sk: undefined, ...listKeys(invoice) };
  return Object.entries(keys).every(([name, key]) => item[name] === key);
}

/** Its sums are those of its lines and adjustments. While it is voided, `visits` is what is left of them to release. */
function addsUp({ sums, left, lines, adjustments, settlements }: Invoice): boolean {
  const right = invoiceSums({ lines, adjustments, settlements });
  const isWhole = left !== undefined || sums.visits === right.visits;
  return isWhole && sums.total >= 0 && isDeepStrictEqual({ ...sums, visits: 0 }, { ...right, visits: 0 });
}

/** Its status follows from what is paid, and only one that is being made has a plan. */
function isPaidAsItSays({ sums, status, plan, done }: Invoice): boolean {
  const isBegun = [plan, done].every((part) => (part !== undefined) === (status === "making"));
  const inBounds = sums.paid >= 0 && sums.paid <= sums.total;
  if (status === "making") return isBegun && inBounds;
  return isBegun && inBounds && (status === "void" ? sums.paid === 0 : status === invoiceStatusOf(sums));
}
