import {
  type AnswerOf,
  type BodyOf,
  clientSeries,
  clientVisits,
  completedWalksTotals,
  completeWalk,
  getDashboard,
  getReconciliation,
  getSchedule,
  getVisit,
  getWeek,
  listCompletedWalks,
  listDuePay,
  listHistory,
  listSchedules,
  nextVisits,
  previewInvoices,
  undoEdit,
  walkersOverview,
} from "@petcare/contract";
import { readAgain } from "./after-write.ts";
import { call } from "./api.ts";

/** After a write to bookings: reads again whatever shows them to the owner. */
export const readBookingsAgain = (): void =>
  readAgain(
    listSchedules,
    getVisit,
    getSchedule,
    clientVisits,
    clientSeries,
    nextVisits,
    listCompletedWalks,
    completedWalksTotals,
    previewInvoices,
    listDuePay,
    getDashboard,
    getReconciliation,
    getWeek,
    listHistory,
    walkersOverview,
  );

/** Completes a visit for its walker. */
export const completeVisit = (id: string, body: BodyOf<typeof completeWalk>) =>
  writeToBookings(() => call(completeWalk, { params: { id }, body }));

/** Writes, and reads bookings again whether or not that succeeded. */
export async function writeToBookings<Answer>(write: () => Promise<Answer>): Promise<Answer> {
  try {
    return await write();
  } finally {
    readBookingsAgain();
  }
}

/** Undoes the edit of a series that made this version of it. */
export const undoOfSeries = (id: string, version: number) => (): Promise<AnswerOf<typeof undoEdit>> =>
  call(undoEdit, { params: { id }, body: { version } });
