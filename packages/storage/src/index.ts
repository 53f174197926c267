export { type Db, dbOf } from "./client.ts";
export { type HistoryPage, readClientHistory } from "./client-history.ts";
export { createTable } from "./create-table.ts";
export { materialise, storeVisit } from "./materialise.ts";
export { putBookings } from "./put-bookings.ts";
export {
  type CalendarVisit,
  type ClientVisit,
  readCalendar,
  readClientVisits,
  readWalkerVisits,
  type WalkerVisit,
} from "./read-range.ts";
export type { Booking, Schedule } from "./schedule-item.ts";
export {
  type CreateScheduleResult,
  createSchedule,
  getSchedule,
  type NewSchedule,
  seriesStoredBefore,
} from "./schedules.ts";
export { visitOf } from "./series.ts";
export { getPricing, putPricing } from "./settings.ts";
export { type IndexName, tableDefinition } from "./table.ts";
export { createUser, getUser, getUsers, listPeople, type OwnRates, type Pet, type User, userByEmail } from "./users.ts";
export { parseVisitId, type VisitKey, visitId } from "./visit-id.ts";
export type { Visit } from "./visit-item.ts";
export { type Completion, type CompletionResult, completeVisit, getVisit, visitsOfSchedule } from "./visits.ts";
