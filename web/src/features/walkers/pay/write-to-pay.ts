import {
  getDashboard,
  getPayRun,
  getWeek,
  listCompletedWalks,
  listDuePay,
  listPayRuns,
  walkerEarnings,
} from "@petcare/contract";
import { readAgain } from "../../../lib/api/after-write.ts";

/** Writes, and reads pay again whether or not that succeeded. */
export async function writeToPay<Answer>(write: () => Promise<Answer>): Promise<Answer> {
  try {
    return await write();
  } finally {
    readAgain(listDuePay, listPayRuns, getPayRun, walkerEarnings, listCompletedWalks, getDashboard, getWeek);
  }
}
