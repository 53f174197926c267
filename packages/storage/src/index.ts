export { changeEmail, type EmailChange } from "./change-email.ts";
export { type Db, dbOf } from "./client.ts";
export { type HistoryPage, readClientHistory } from "./client-history.ts";
export { type CompletedVisit, readCompletedVisits } from "./completed-visits.ts";
export { createTable, hasDefinedIndexes } from "./create-table.ts";
export { deleteNote } from "./delete-note.ts";
export { deleteUser } from "./delete-user.ts";
export { forgetPerson } from "./forget-person.ts";
export { agendaKey } from "./keys.ts";
export { materialise, storeVisit } from "./materialise.ts";
export { endPending, listPending, type Pending } from "./pending.ts";
export { deletePhoneCode, type PhoneCode, proveWithCode, putPhoneCode, spendGuess } from "./phone-codes.ts";
export { getPhoneProof, type PhoneProof } from "./phone-proofs.ts";
export { putBookings } from "./put-bookings.ts";
export {
  type CalendarVisit,
  type ClientVisit,
  readCalendar,
  readClientVisits,
  readWalkerVisits,
  type WalkerVisit,
} from "./read-range.ts";
export { canSpend, createReferralCode, getReferralCode, type ReferralCode } from "./referral-codes.ts";
export type { Booking, Schedule } from "./schedule-item.ts";
export {
  type CreateScheduleResult,
  createSchedule,
  getSchedule,
  type NewSchedule,
  seriesStoredBefore,
} from "./schedules.ts";
export { visitOf } from "./series.ts";
export { endSession, endSessions, hasEnded } from "./sessions.ts";
export { getPricing, putPricing } from "./settings.ts";
export {
  abandonSignup,
  beginSignup,
  type Signup,
  type SignupAttempt,
  type SignupOutcome,
  signupAttempts,
  storeSignup,
} from "./signups.ts";
export { type IndexName, tableDefinition } from "./table.ts";
export { countTime, forgetTimes, type Throttle, uncountTime } from "./throttles.ts";
export { type UserChanges, updateUser } from "./update-user.ts";
export { createUser, getUser, getUsers, listPeople, type OwnRates, type Pet, type User, userByEmail } from "./users.ts";
export { parseVisitId, type VisitKey, visitId } from "./visit-id.ts";
export type { Visit } from "./visit-item.ts";
export { type Completion, type CompletionResult, completeVisit, getVisit, visitsOfSchedule } from "./visits.ts";
