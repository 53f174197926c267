import { business } from "@petcare/business";
import { getReconciliation } from "@petcare/contract";
import { type Difference, isOverdue, type Period, reconcile, toDollars, visitTimes } from "@petcare/domain";
import { readAudit, readPeriodBooks } from "@petcare/storage";
import { checkPeriod, longestPeriod } from "../shared/money/period.ts";
import { untilIndexesFollow } from "../shared/money/until-indexes-follow.ts";
import { endpoint } from "../shared/pipeline/endpoint.ts";
import { runtime } from "../shared/runtime.ts";

export const handler = endpoint(getReconciliation, async ({ query: { from, to } }) => {
  checkPeriod({ from, to }, longestPeriod);
  const period = { start: from, end: to };
  let read = await readBooks(period);
  if (read.found.differences.length > 0) {
    await runtime.pause(untilIndexesFollow);
    read = await readBooks(period);
  }
  const { found, unfinished } = read;
  const audit = await readAudit(runtime.db);
  return {
    completed: { ...share(found.completed), cancellations: found.completed.cancellations },
    on_invoices: { ...share(found.onInvoices), invoices: found.onInvoices.invoices },
    to_bill: { ...share(found.toBill), clients: found.toBill.clients },
    written_off: share(found.writtenOff),
    being_invoiced: share(found.beingInvoiced),
    list: {
      other_days: toDollars(found.list.otherDays),
      other_invoices: toDollars(found.list.otherInvoices),
      adjustments: toDollars(found.list.adjustments),
      total: toDollars(found.list.total),
      invoices: found.list.invoices,
    },
    unfinished,
    differences: found.differences.map(differenceAnswer),
    audit: audit ? { date: audit.date, count: audit.count, faults: audit.faults } : null,
  };
});

async function readBooks(period: Period) {
  const { stored, ...books } = await readPeriodBooks(runtime.db, period);
  const now = runtime.now();
  const overdue = stored.filter(({ status, date, timeframe }) => {
    const { frameEnd } = visitTimes({ date, timeframe, service: "other" }, business.timeZone);
    return isOverdue({ status, frameEnd }, now);
  });
  return { found: reconcile(books), unfinished: overdue.length };
}

const share = ({ cents, visits }: { cents: number; visits: number }) => ({ amount: toDollars(cents), visits });

const differenceAnswer = (difference: Difference) => ({
  kind: difference.kind,
  visit_id: "visit_id" in difference ? difference.visit_id : null,
  invoice_id: "invoice_id" in difference ? difference.invoice_id : null,
  is: toDollars(difference.is),
  should: toDollars(difference.should),
});
