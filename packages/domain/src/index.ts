export * from "./booking/booking-fields.ts";
export * from "./booking/booking-texts.ts";
export * from "./booking/home.ts";
export * from "./booking/missing-key.ts";
export * from "./booking/start-date.ts";
export * from "./closing/changed-later.ts";
export * from "./closing/checklist.ts";
export * from "./closing/closed-week.ts";
export * from "./closing/sorted-json.ts";
export * from "./closing/week-rows.ts";
export * from "./conflicts/checked-booking.ts";
export * from "./conflicts/checked-dates.ts";
export * from "./conflicts/find-conflicts.ts";
export * from "./conflicts/frame-load.ts";
export * from "./conflicts/where-it-fits.ts";
export * from "./csv.ts";
export * from "./deactivating/spread-visits.ts";
export * from "./editing/charge.ts";
export * from "./editing/editable.ts";
export * from "./editing/later-dates.ts";
export * from "./editing/plan-cancel.ts";
export * from "./editing/plan-edit.ts";
export * from "./editing/plan-occurrence.ts";
export * from "./editing/plan-restore.ts";
export * from "./editing/room.ts";
export * from "./editing/series-fields.ts";
export * from "./editing/timeline.ts";
export * from "./expand.ts";
export * from "./first-name.ts";
export * from "./invoicing/account-acts.ts";
export * from "./invoicing/account-rules.ts";
export * from "./invoicing/account-sums.ts";
export * from "./invoicing/book-fault.ts";
export type { BookedInvoice, BookedWork, Books, Period } from "./invoicing/books.ts";
export { type Difference, differenceKinds, differencesIn } from "./invoicing/differences.ts";
export * from "./invoicing/invoice-parts.ts";
export * from "./invoicing/invoice-rules.ts";
export * from "./invoicing/invoice-status.ts";
export * from "./invoicing/invoice-sums.ts";
export * from "./invoicing/line-text.ts";
export * from "./invoicing/reconcile.ts";
export * from "./invoicing/reversal.ts";
export * from "./kinds.ts";
export {
  addDays,
  addMonths,
  dateInWords,
  daysBetween,
  firstDay,
  isLocalDate,
  type LocalDate,
  lastDay,
  nthOfMonth,
  startOfWeek,
  weekdayOf,
} from "./local-date.ts";
export * from "./money/billing.ts";
export { documentLimits } from "./money/document-limits.ts";
export * from "./money/documents.ts";
export * from "./money/earnings.ts";
export * from "./money/invoice-number.ts";
export * from "./money/lateness.ts";
export * from "./money/pay-rules.ts";
export * from "./money/pay-sums.ts";
export * from "./money/plan-visit-money.ts";
export * from "./money/pricing.ts";
export * from "./money/week-figures.ts";
export * from "./money.ts";
export * from "./parse-rule-text.ts";
export * from "./password.ts";
export * from "./people/presence.ts";
export * from "./phone.ts";
export * from "./recurrence.ts";
export * from "./recurrence-summary.ts";
export * from "./rule-text.ts";
export * from "./service.ts";
export * from "./time-frame.ts";
export * from "./visit-life.ts";
export * from "./visit-times.ts";
export { instantOf, localDateOf, localHourOf } from "./zone.ts";
