export { type Audit, readAudit, storeAudit } from "./audit/audit.ts";
export { checkAccount, checkBalances, checkPeriod, checkWalkerPay } from "./audit/nightly-checks.ts";
export type { Booking } from "./bookings/booking.ts";
export { type HistoryPage, readClientHistory, readClientPast } from "./bookings/clients/client-history.ts";
export { readClientOpen, readClientUpcoming } from "./bookings/clients/client-upcoming.ts";
export { giveBookings } from "./bookings/clients/give-bookings.ts";
export { type NextVisits, readNextVisits } from "./bookings/clients/next-visits.ts";
export { type Completion, type CompletionResult, completeVisit } from "./bookings/complete-visit.ts";
export { type CompletedVisit, readCompletedVisits, readPaidCancellations } from "./bookings/completed-visits.ts";
export { deleteNote } from "./bookings/delete-note.ts";
export {
  type DoneWorkAsked,
  type DoneWorkPage,
  readDoneWork,
  readDoneWorkPage,
} from "./bookings/done/read-done-work.ts";
export { readVisitsAt } from "./bookings/done/read-visits-at.ts";
export { forgetPerson } from "./bookings/forget-person.ts";
export { materialise, storeVisit } from "./bookings/materialise.ts";
export { countVisits } from "./bookings/of-person.ts";
export { type OpenWork, readOpenWork } from "./bookings/open-work.ts";
export { putBookings } from "./bookings/put-bookings.ts";
export { readCalendar, readFrame, readWalkerVisits } from "./bookings/read-range.ts";
export type { CalendarVisit, ClientVisit, WalkerVisit } from "./bookings/readers.ts";
export type { Schedule } from "./bookings/schedule-item.ts";
export {
  type NewSchedule,
  readSchedule,
  type StoreScheduleResult,
  seriesStoredBefore,
  storeSchedule,
} from "./bookings/schedules.ts";
export { isSingle, visitOf } from "./bookings/series.ts";
export type { Visit } from "./bookings/visit.ts";
export { readStoredVisit, readVisit, visitsOfSchedule } from "./bookings/visits.ts";
export { actOnSeries, previewSeriesAct, type SeriesRequest, type SeriesResult } from "./editing/act-on-series.ts";
export { actOnVisit, previewVisitAct, type VisitRequest, type VisitResult } from "./editing/act-on-visit.ts";
export { type Confirmation, type ConfirmationResult, confirmVisit } from "./editing/confirm-visit.ts";
export type { SeriesAct, SeriesRefusal } from "./editing/plan-act.ts";
export type { SeriesPlan } from "./editing/series-plan.ts";
export { type PayRates, payFor, withoutCompletion } from "./editing/visit-changes.ts";
export type { Author, Way } from "./history/author.ts";
export { type Changes, masked } from "./history/changes.ts";
export { type HistoryRow, placeInHistory } from "./history/history-row.ts";
export { type ChangePage, readHistory, readRecordHistory } from "./history/read-history.ts";
export { visitEvents } from "./history/visit-events.ts";
export { readVisitHistory } from "./history/visit-history.ts";
export { type Account, readAccount } from "./money/account.ts";
export { type Balance, readBalances } from "./money/accounts/balances.ts";
export { giveAccount } from "./money/accounts/give-account.ts";
export { readStatement, type StatementEntry } from "./money/accounts/statement.ts";
export type { MoneyRequest } from "./money/acts/account-act.ts";
export type { MoneyResult } from "./money/acts/act-on-account.ts";
export { giveCredit, refundCredit } from "./money/acts/credit-acts.ts";
export { adjustInvoice, applyCredit, recordPayment } from "./money/acts/invoice-acts.ts";
export { reversePayment } from "./money/acts/reverse-payment.ts";
export { lineOf } from "./money/billed-visits.ts";
export { changeInvoice, type InvoiceChanges } from "./money/change-invoice.ts";
export {
  type InvoicePage,
  type InvoiceTotals,
  placeOfInvoice,
  readClientInvoices,
  readInvoiceTotals,
} from "./money/client-invoices.ts";
export type { Entry } from "./money/entry.ts";
export { type Extra, readExtras } from "./money/extra.ts";
export {
  type Invoice,
  type InvoiceLine,
  readInvoice,
} from "./money/invoice.ts";
export type { InvoiceRequest } from "./money/invoice-request.ts";
export { type MadeInvoices, makeInvoices, readFirstTotal } from "./money/make-invoices.ts";
export { PastBooks } from "./money/past-books.ts";
export { readPeriodBooks, readStoredVisits } from "./money/period-books.ts";
export { readEntry } from "./money/read-entries.ts";
export {
  findInvoice,
  type InvoiceHead,
  readAccounts,
  readOpenInvoices,
  readSettledInvoices,
} from "./money/read-invoices.ts";
export { readWork, type WorkVisit } from "./money/read-work.ts";
export { type InvoiceAct, voidInvoice } from "./money/void-invoice.ts";
export { beginAttempt, endAttempt } from "./operations/attempts.ts";
export {
  beginExport,
  endExport,
  listExports,
  noteExport,
  readExport,
  type TableExport,
} from "./operations/exports.ts";
export { beginUnlessPending, endPending, listPending, type Pending } from "./operations/pending.ts";
export { beginRepricing, endRepricing, listRepricings, type NewPrice } from "./operations/repricings.ts";
export { putPricing, readPricing } from "./operations/settings.ts";
export { countTime, resetThrottle, type Throttle, uncountTime } from "./operations/throttles.ts";
export { type DueLine, type PayLine, paidLine, readDue } from "./pay/due.ts";
export { type MadePayRuns, makePayRuns } from "./pay/make-pay-runs.ts";
export { PastPay } from "./pay/past-pay.ts";
export { type PayRun, readPayRun } from "./pay/pay-run.ts";
export { readPaidOn, readPaidSince } from "./pay/read-paid.ts";
export { type PayRunHead, readPayRuns, readWalkerPayRuns } from "./pay/read-pay-runs.ts";
export { type UndonePayRun, undoPayRun } from "./pay/undo-pay-run.ts";
export { readAllWages, readWages, type Wages } from "./pay/wages.ts";
export {
  type Activation,
  deactivateUser,
  type Handover,
  reactivateUser,
  readActivation,
} from "./people/activation.ts";
export { deleteUser } from "./people/delete-user.ts";
export { isKnownDevice, storeDevice } from "./people/devices.ts";
export { storeHeartbeat } from "./people/heartbeat.ts";
export { filledFrom, mergeClients as mergeClientRecords } from "./people/merge-clients.ts";
export { noteReading } from "./people/note-reading.ts";
export { readResetRequest, storeResetRequest } from "./people/reset-requests.ts";
export { endSession, endSessions, hasEnded } from "./people/sessions.ts";
export { claimingSignIn, signInOf, userIdOf } from "./people/sign-in.ts";
export { storeUser } from "./people/store-user.ts";
export { type EmailChange, updateEmail } from "./people/update-email.ts";
export { editUser, type UserChanges, updateRecord, updateUser } from "./people/update-user.ts";
export {
  type Access,
  type Deactivation,
  type EmergencyContact,
  type HouseKey,
  type Invite,
  listPeople,
  type OwnRates,
  type Pet,
  readUser,
  readUsers,
  type User,
  userByEmail,
} from "./people/users.ts";
export { endInvite, isInvitable, noteInviteSent, storeInvite } from "./signup/invites.ts";
export { deletePhoneCode, type PhoneCode, proveWithCode, putPhoneCode, spendGuess } from "./signup/phone-codes.ts";
export { type PhoneProof, readPhoneProof } from "./signup/phone-proofs.ts";
export {
  canSpend,
  listReferralCodes,
  type ReferralCode,
  readReferralCode,
  revokeCode,
  storeReferralCode,
} from "./signup/referral-codes.ts";
export {
  abandonSignup,
  beginSignup,
  type Signup,
  type SignupAttempt,
  type SignupOutcome,
  signupAttempts,
  storeSignup,
} from "./signup/signups.ts";
export { changing, KeepsChangingError } from "./table/changing.ts";
export { type Db, dbOf } from "./table/client.ts";
export { createTable, hasDefinedIndexes } from "./table/create-table.ts";
export type { RecordRef } from "./table/history-keys.ts";
export { agendaKey } from "./table/keys.ts";
export { tableDefinition } from "./table/table.ts";
export { parseVisitId, type VisitKey, visitId } from "./table/visit-id.ts";
export { type ClosingResult, closeWeek } from "./weeks/close-week.ts";
export { readClosedWeek, readClosedWeeks, readWeekRows } from "./weeks/closed-week.ts";
export { readWeek, type WeekNow } from "./weeks/read-week.ts";
export { sha256 } from "./weeks/sha256.ts";
