export * from "./agreements/agreement.ts";
export * from "./audit/audit-client.ts";
export * from "./audit/audit-records.ts";
export * from "./audit/audit-walker.ts";
export * from "./audit/fault.ts";
export type { BookedInvoice, BookedWork, Books, Period } from "./books/books.ts";
export { type Difference, differenceKinds, differencesIn } from "./books/differences.ts";
export * from "./books/reconcile.ts";
export * from "./conflicts/checked-booking.ts";
export * from "./conflicts/checked-dates.ts";
export * from "./conflicts/days-off.ts";
export * from "./conflicts/find-conflicts.ts";
export * from "./conflicts/frame-load.ts";
export * from "./conflicts/where-it-fits.ts";
export * from "./csv.ts";
export * from "./earnings/earnings.ts";
export * from "./editing/charge.ts";
export * from "./editing/editable.ts";
export * from "./editing/plan-cancel.ts";
export * from "./editing/plan-cancel.ts";
export * from "./editing/plan-edit.ts";
export * from "./editing/plan-occurrence.ts";
export * from "./editing/plan-restore.ts";
export * from "./editing/timeline.ts";
export * from "./editing/timeline.ts";
export * from "./expand.ts";
export * from "./hard-days/hard-day.ts";
export * from "./hard-days/plan-hard-day.ts";
export * from "./invoices/account-acts.ts";
export * from "./invoices/first-adjustments.ts";
export * from "./invoices/invoice-sums.ts";
export * from "./invoices/invoice-sums.ts";
export * from "./invoices/invoice-sums.ts";
export * from "./invoices/ledger-sums.ts";
export * from "./invoices/line-text.ts";
export * from "./invoices/reversal.ts";
export * from "./journal.ts";
export * from "./kinds.ts";
export * from "./kinds.ts";
export {
  addDays,
  addMonths,
  byDate,
  dateInWords,
  daysBetween,
  endOfWeek,
  firstDay,
  isLocalDate,
  type LocalDate,
  lastDay,
  nthOfMonth,
  startOfWeek,
  weekdayOf,
} from "./local-date.ts";
export * from "./money/billing.ts";
export * from "./money/documents.ts";
export * from "./money/plan-visit-money.ts";
export * from "./money/pricing.ts";
export * from "./money/sales-tax.ts";
export * from "./money.ts";
export * from "./notices/invoice-message.ts";
export {
  clockText,
  dayLong,
  hoursBetween,
  listText,
  type MessageReader,
  type MessageText,
} from "./notices/message-words.ts";
export * from "./notices/messages.ts";
export * from "./notices/notice-kinds.ts";
export * from "./notices/outbox.ts";
export * from "./notices/plan-notice.ts";
export * from "./notices/request-message.ts";
export * from "./notices/untold-days.ts";
export * from "./parse-rule-text.ts";
export * from "./password.ts";
export * from "./pay/pay-sums.ts";
export * from "./people/distribute-visits.ts";
export * from "./people/presence.ts";
export * from "./phone.ts";
export * from "./plain-text.ts";
export * from "./plain-text.ts";
export * from "./recurrence.ts";
export * from "./recurrence-summary.ts";
export * from "./requests/request.ts";
export * from "./requests/request.ts";
export * from "./rule-text.ts";
export * from "./schedules/booking-fields.ts";
export * from "./schedules/home.ts";
export * from "./schedules/missing-key.ts";
export * from "./schedules/start-date.ts";
export * from "./schedules/visit.ts";
export * from "./settings/aws-prices.ts";
export * from "./settings/holidays.ts";
export * from "./settings/month-cost.ts";
export * from "./settings/price-rules.ts";
export * from "./settings/price-rules.ts";
export * from "./sorted-json.ts";
export * from "./tax-return.ts";
export * from "./visit-life.ts";
export * from "./visit-times.ts";
export * from "./visits/arrival.ts";
export * from "./visits/arrival.ts";
export * from "./visits/completion.ts";
export * from "./visits/lateness.ts";
export * from "./visits/note.ts";
export * from "./visits/note.ts";
export * from "./visits/on-site.ts";
export * from "./visits/radar.ts";
export * from "./visits/reopening.ts";
export * from "./visits/review.ts";
export * from "./visits/review.ts";
export * from "./visits/silence.ts";
export * from "./weeks/checklist.ts";
export * from "./weeks/closed-week.ts";
export * from "./weeks/week-figures.ts";
export * from "./weeks/week-rows.ts";
export { instantOf, localDateOf, localHourOf, timeInWords } from "./zone.ts";
