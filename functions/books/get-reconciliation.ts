import { business } from "@petcare/business";
import { getReconciliation } from "@petcare/contract";
import { isOverdue, overdueFrom, type Period, reconcile, toDollars } from "@petcare/domain";
import { readAudit, readPeriodBooks } from "@petcare/storage";
import { confirmedByRereading } from "../shared/money/confirmed-by-rereading.ts";
import { differenceAnswer } from "../shared/money/differences.ts";
import { checkPeriod, maxPeriod } from "../shared/money/period.ts";
import { endpoint } from "../shared/pipeline/endpoint.ts";
import { runtime } from "../shared/runtime.ts";

export const handler = endpoint(getReconciliation, async ({ query: { from, to } }) => {
  checkPeriod({ from, to }, maxPeriod);
  const period = { start: from, end: to };
  const { found, unfinished } = await confirmedByRereading(
    () => readBooks(period),
    (read) => read.found.differences,
  );
  const audit = await readAudit(runtime.db);
  return {
    completed: { ...share(found.completed), cancellations: found.completed.cancellations },
    on_invoices: { ...share(found.onInvoices), invoices: found.onInvoices.invoices },
    to_bill: { ...share(found.toBill), clients: found.toBill.clients },
    written_off: share(found.writtenOff),
    list: {
      other_days: toDollars(found.list.otherDays),
      other_invoices: toDollars(found.list.otherInvoices),
      adjustments: toDollars(found.list.adjustments),
      ...(found.list.tax !== 0 && { tax: toDollars(found.list.tax) }),
      total: toDollars(found.list.total),
      invoices: found.list.invoices,
    },
    unfinished,
    differences: found.differences.map(differenceAnswer),
    audit: audit ? { date: audit.date, count: audit.count, faults: audit.faults } : null,
  };
});

async function readBooks(period: Period) {
  const { stored, open: _, ...books } = await readPeriodBooks(runtime.db, period);
  const now = runtime.now();
  const overdue = stored.filter((visit) =>
    isOverdue({ status: visit.status, overdueFrom: overdueFrom(visit, business.timeZone) }, now),
  );
  return { found: reconcile(books), unfinished: overdue.length };
}

const share = ({ cents, visits }: { cents: number; visits: number }) => ({ amount: toDollars(cents), visits });
