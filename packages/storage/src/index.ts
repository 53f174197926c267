export {
  deactivateUser,
  reactivateUser,
  readActivation,
} from "./access/activation.ts";
export { type Browser, deleteBrowser, readBrowsers, storeBrowser } from "./access/browsers.ts";
export { endInvite, isInvitable, noteInviteSent, storeInvite } from "./access/invites.ts";
export { deletePhoneCode, type PhoneCode, proveWithCode, putPhoneCode, spendGuess } from "./access/phone-codes.ts";
export { type PhoneProof, readPhoneProof } from "./access/phone-proofs.ts";
export { type PushKeys, pushKeysOf } from "./access/push-keys.ts";
export {
  canSpend,
  listReferralCodes,
  type ReferralCode,
  readReferralCode,
  revokeCode,
  storeReferralCode,
} from "./access/referral-codes.ts";
export { sealOf } from "./access/seal.ts";
export { endSession, endSessions, hasEnded } from "./access/sessions.ts";
export {
  abandonSignup,
  beginSignup,
  type Signup,
  type SignupAttempt,
  type SignupOutcome,
  signupAttempts,
  storeSignup,
} from "./access/signups.ts";
export { deleteSubscription, endReaders, readSubscription, storeSubscription } from "./access/subscriptions.ts";
export { countTime, type Throttle, uncountTime } from "./access/throttles.ts";
export { type EmailChange, updateEmail } from "./access/update-email.ts";
export {
  type Agreements,
  type AgreementText,
  askedVersions,
  putAgreement,
  readAgreements,
  readAgreementText,
  readAskedTexts,
} from "./agreements/agreements.ts";
export { notePaper, readSignatures, type Signature, storeSignature } from "./agreements/signatures.ts";
export { type Changes, masked } from "./history/changes.ts";
export { readClientChanges } from "./history/client-changes.ts";
export { type Author, type HistoryRow, nobodys, placeInHistory, type Way } from "./history/history-row.ts";
export { type ChangePage, readHistory, readRecordHistory } from "./history/read-history.ts";
export { readVisitHistory, visitEvents } from "./history/visit-history.ts";
export { deleteUser } from "./leaving/delete-user.ts";
export { forgetPerson } from "./leaving/forget-person.ts";
export { giveBookings } from "./leaving/give-bookings.ts";
export { filledFrom, mergeClients as mergeClientRecords } from "./leaving/merge-clients.ts";
export { countVisits } from "./leaving/of-person.ts";
export { invoicesOf, readSales, type SalesRow } from "./money/books/acts.ts";
export { type Audit, readAudit, storeAudit } from "./money/books/audit.ts";
export { type Journal, type JournalEntry, readJournal } from "./money/books/journal.ts";
export {
  checkBalances,
  checkPeriod,
} from "./money/books/nightly-checks.ts";
export { readPeriodBooks, readStoredVisits } from "./money/books/period-books.ts";
export type { MoneyResult } from "./money/invoices/act-on-ledger.ts";
export { type Balance, readBalances } from "./money/invoices/balances.ts";
export { lineOf } from "./money/invoices/billed-visits.ts";
export { changeInvoice, type InvoiceChanges } from "./money/invoices/change-invoice.ts";
export {
  type InvoicePage,
  placeOfInvoice,
  readClientInvoices,
} from "./money/invoices/client-invoices.ts";
export { type ClientLedger, readClientLedger } from "./money/invoices/client-ledger.ts";
export { giveCredit, refundCredit } from "./money/invoices/credit-acts.ts";
export type { Entry } from "./money/invoices/entry.ts";
export { giveLedger } from "./money/invoices/give-ledger.ts";
export { type Invoice, type InvoiceLine, readInvoice } from "./money/invoices/invoice.ts";
export { adjustInvoice, applyCredit, recordPayment } from "./money/invoices/invoice-acts.ts";
export type { InvoiceRequest, TaxTerms } from "./money/invoices/invoice-request.ts";
export type { MoneyRequest } from "./money/invoices/ledger-act.ts";
export { type MadeInvoice, makeInvoice } from "./money/invoices/make-invoice.ts";
export {
  findInvoice,
  type InvoiceHead,
  readClientLedgers,
  readEntry,
  readOpenInvoices,
  readSettledInvoices,
} from "./money/invoices/read-invoices.ts";
export { readWork, type WorkVisit, withBilledParts } from "./money/invoices/read-work.ts";
export { reversePayment } from "./money/invoices/reverse-payment.ts";
export { readStatement, type StatementEntry } from "./money/invoices/statement.ts";
export { type InvoiceAct, voidInvoice } from "./money/invoices/void-invoice.ts";
export { type DueLine, paidLine, readDue } from "./money/pay/due.ts";
export { type MadePayRun, makePayRun } from "./money/pay/make-pay-run.ts";
export { type PayLine, type PayRun, readPayRun } from "./money/pay/pay-run.ts";
export { readPaidOn, readPaidSince } from "./money/pay/read-paid.ts";
export { type PayRunHead, readPayRuns, readWalkerPayRuns } from "./money/pay/read-pay-runs.ts";
export { type UndonePayRun, undoPayRun } from "./money/pay/undo-pay-run.ts";
export {
  readWalkerLedger,
  readWalkerLedgers,
  type WalkerLedger,
} from "./money/pay/walker-ledger.ts";
export { type ClosingResult, closeWeek } from "./money/weeks/close-week.ts";
export { readClosedWeek, readClosedWeeks, readWeekRows } from "./money/weeks/closed-week.ts";
export { readWeek, type WeekNow } from "./money/weeks/read-week.ts";
export * from "./notices/messenger.ts";
export { noteOutcome } from "./notices/note-outcome.ts";
export {
  placeOf,
  type Remembered,
  readChangesSince,
  readLastSent,
  readOutbox,
  storeBundles,
  storeDelivery,
} from "./notices/outbox.ts";
export { sendAgain } from "./notices/send-again.ts";
export { findSent, keepStopWord, readSent, readStopWord, type Sent } from "./notices/sent.ts";
export { giveMembers, householdOf, readMembers, storeMember } from "./people/household.ts";
export { deleteMiles, type Miles, readMiles, storeMiles } from "./people/miles.ts";
export { noteReading, noteTaking } from "./people/note-reading.ts";
export type { OwnId } from "./people/own-id.ts";
export { beginUnlessPending, endPending, type Handover, listPending, type Pending } from "./people/pending.ts";
export { storeUser } from "./people/store-user.ts";
export { editUser, isStillThere, type UserChanges, updateRecord, updateUser } from "./people/update-user.ts";
export {
  type Access,
  claimingSignIn,
  type Deactivation,
  type EmergencyContact,
  type HouseKey,
  type Invite,
  listPeople,
  type OwnRates,
  type Pet,
  readUser,
  readUsers,
  signInOf,
  type User,
  userByEmail,
  userIdOf,
} from "./people/users.ts";
export {
  type ClientRequest,
  noteStrangerTold,
  openRequests,
  readClientRequest,
  requestsOfClient,
  requestWrites,
  storeRequest,
} from "./requests/client-request.ts";
export { answerReview, type ReviewResult, undoAnswer } from "./schedules/answer-review.ts";
export { noteArrival } from "./schedules/arrive-at-visit.ts";
export type { Booking } from "./schedules/booking.ts";
export { type ComingSeries, readClientSeries } from "./schedules/client-series.ts";
export { readClientUpcoming } from "./schedules/client-upcoming.ts";
export { type Completing, type CompletingResult, completeVisit } from "./schedules/complete-visit.ts";
export { deleteNote, restoreNote } from "./schedules/delete-note.ts";
export {
  actOnSeries,
  previewSeriesAct,
  type SeriesRequest,
  type SeriesResult,
} from "./schedules/editing/act-on-series.ts";
export { actOnVisit, previewVisitAct, type VisitRequest, type VisitResult } from "./schedules/editing/act-on-visit.ts";
export { type Confirmation, type ConfirmationResult, confirmVisit } from "./schedules/editing/confirm-visit.ts";
export { inverseOf } from "./schedules/editing/inverse.ts";
export type { SeriesAct, SeriesRefusal } from "./schedules/editing/plan-act.ts";
export type { SeriesPlan } from "./schedules/editing/series-plan.ts";
export {
  moneyNow,
  noTerms,
  type PayRates,
  payFor,
  pricedBooking,
  type Terms,
  withoutCompletion,
} from "./schedules/editing/visit-changes.ts";
export {
  actsDoneBy,
  type HardDay,
  type HardDayAct,
  listHardDays,
  readHardDay,
  storeHardDay,
} from "./schedules/hard-days.ts";
export { noteIncident, readIncident } from "./schedules/incidents.ts";
export { materialise, storeVisit } from "./schedules/materialise.ts";
export { readNextVisits } from "./schedules/next-visits.ts";
export { type OpenWork, readOpenWork, readWorkIn } from "./schedules/open-work.ts";
export { type PayAdjustment, readPayAdjustments } from "./schedules/pay-adjustment.ts";
export { putBookings } from "./schedules/put-bookings.ts";
export { readAnyVisits } from "./schedules/read-any-visits.ts";
export { type DonePage, type DoneQuery, readDonePage, readDoneVisits } from "./schedules/read-done-visits.ts";
export { readReportedBy, readReviews } from "./schedules/read-reviews.ts";
export {
  allDays,
  type DateRange,
  readStoredIn,
  readVisitsAt,
  readVisitsIn,
  readVisitsOn,
} from "./schedules/read-visits-in.ts";
export {
  type CalendarVisit,
  type ClientVisit,
  calendarFields,
  clientFields,
  type WalkerVisit,
  walkerFields,
} from "./schedules/readers.ts";
export type { Schedule } from "./schedules/schedule-item.ts";
export {
  type NewSchedule,
  readSchedule,
  readSchedules,
  type StoreScheduleResult,
  seriesStoredBefore,
  storeSchedule,
} from "./schedules/schedules.ts";
export { isSingle, visitOf } from "./schedules/series.ts";
export { storeDueVisit } from "./schedules/store-due-visit.ts";
export { readUnassigned } from "./schedules/unassigned.ts";
export type { Visit } from "./schedules/visit.ts";
export { photosBy, photosOf, photoTimeOf } from "./schedules/visit-photos.ts";
export { maxIncidents, type StoredIncident } from "./schedules/visit-reviews.ts";
export { readOwnVisit, readStoredVisit, readVisit, visitsOfSchedule } from "./schedules/visits.ts";
export {
  beginExport,
  endExport,
  listExports,
  noteExport,
  readExport,
  type TableExport,
} from "./settings/exports.ts";
export { storeHeartbeat } from "./settings/heartbeat.ts";
export { putPriceRules, readPriceRules, type StoredPriceRules } from "./settings/price-rules.ts";
export { putPricing, readPricing } from "./settings/settings.ts";
export { putTaxes, readTaxes } from "./settings/taxes.ts";
export { type Db, dbOf } from "./table/client.ts";
export { createTable, createTableInput } from "./table/create-table.ts";
export type { RecordRef } from "./table/history-keys.ts";
export { inParallel } from "./table/in-parallel.ts";
export { agendaKey } from "./table/keys.ts";
export { isTransient } from "./table/query.ts";
export { sha256 } from "./table/sha256.ts";
export { storedForm, tableDefinition } from "./table/table.ts";
export { AlsoRefusedError, changing, KeepsChangingError, type Writes } from "./table/transact.ts";
export { parseVisitId, type VisitKey, visitId } from "./table/visit-id.ts";
