import type * as contract from "@petcare/contract";
import { type AnswerOf, type BodyOf, completeWalk, undoEdit } from "@petcare/contract";
import { readAgain } from "./after-write.ts";
import { call } from "./api.ts";

/** Names whatever shows bookings to the owner. By names alone no screen loads what it does not read itself. */
const shown = [
  "listSchedules",
  "getVisit",
  "getSchedule",
  "clientVisits",
  "clientSeries",
  "nextVisits",
  "listCompletedWalks",
  "completedWalksTotals",
  "previewInvoices",
  "listDuePay",
  "getDashboard",
  "getReconciliation",
  "getWeek",
  "listReviews",
  "walkersOverview",
  "walkerEarnings",
] as const satisfies readonly (keyof typeof contract)[];

/** After a write to bookings: reads them again. */
export const readBookingsAgain = (): void => readAgain(...shown.map((name) => ({ name })));

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
