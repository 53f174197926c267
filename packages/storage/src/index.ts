export type { Booking } from "./bookings/booking.ts";
export { type HistoryPage, readClientHistory } from "./bookings/client-history.ts";
export { type Completion, type CompletionResult, completeVisit } from "./bookings/complete-visit.ts";
export { type CompletedVisit, readCompletedVisits } from "./bookings/completed-visits.ts";
export { deleteNote } from "./bookings/delete-note.ts";
export { forgetPerson } from "./bookings/forget-person.ts";
export { materialise, storeVisit } from "./bookings/materialise.ts";
export { putBookings } from "./bookings/put-bookings.ts";
export { readCalendar, readClientVisits, readWalkerVisits } from "./bookings/read-range.ts";
export type { CalendarVisit, ClientVisit, WalkerVisit } from "./bookings/readers.ts";
export type { Schedule } from "./bookings/schedule-item.ts";
export {
  type CreateScheduleResult,
  createSchedule,
  getSchedule,
  type NewSchedule,
  seriesStoredBefore,
} from "./bookings/schedules.ts";
export { visitOf } from "./bookings/series.ts";
export type { Visit } from "./bookings/visit.ts";
export { getVisit, readVisit, visitsOfSchedule } from "./bookings/visits.ts";
export { beginUnlessPending, endPending, listPending, type Pending } from "./operations/pending.ts";
export { getPricing, putPricing } from "./operations/settings.ts";
export { countTime, resetThrottle, type Throttle, uncountTime } from "./operations/throttles.ts";
export { changeEmail, type EmailChange } from "./people/change-email.ts";
export { deleteUser } from "./people/delete-user.ts";
export { endSession, endSessions, hasEnded } from "./people/sessions.ts";
export { editUser, type UserChanges, updateUser } from "./people/update-user.ts";
export {
  createUser,
  getUser,
  getUsers,
  listPeople,
  type OwnRates,
  type Pet,
  type User,
  userByEmail,
} from "./people/users.ts";
export { deletePhoneCode, type PhoneCode, proveWithCode, putPhoneCode, spendGuess } from "./signup/phone-codes.ts";
export { getPhoneProof, type PhoneProof } from "./signup/phone-proofs.ts";
export { canSpend, createReferralCode, getReferralCode, type ReferralCode } from "./signup/referral-codes.ts";
export {
  abandonSignup,
  beginSignup,
  type Signup,
  type SignupAttempt,
  type SignupOutcome,
  signupAttempts,
  storeSignup,
} from "./signup/signups.ts";
export { KeepsChangingError } from "./table/changing.ts";
export { type Db, dbOf } from "./table/client.ts";
export { createTable, hasDefinedIndexes } from "./table/create-table.ts";
export { agendaKey } from "./table/keys.ts";
export { tableDefinition } from "./table/table.ts";
export { parseVisitId, type VisitKey, visitId } from "./table/visit-id.ts";
