import {
  clientInvoices,
  clientStatement,
  completedWalksTotals,
  getDashboard,
  getInvoice,
  getReconciliation,
  getVisit,
  getWeek,
  listBalances,
  listCompletedWalks,
  listDuePay,
  listInvoices,
  listWeeks,
  previewInvoices,
  walkerEarnings,
} from "@petcare/contract";
import { readAgain } from "./after-write.ts";

/** After a write to money: reads again whatever shows it to the owner. */
export const readMoneyAgain = (): void =>
  readAgain(
    listInvoices,
    getInvoice,
    getReconciliation,
    getDashboard,
    clientInvoices,
    previewInvoices,
    listBalances,
    listDuePay,
    walkerEarnings,
    clientStatement,
    listCompletedWalks,
    completedWalksTotals,
    getVisit,
    getWeek,
    listWeeks,
  );

/** Writes, and reads money again whether or not that succeeded. */
export async function writeToMoney<Answer>(write: () => Promise<Answer>): Promise<Answer> {
  try {
    return await write();
  } finally {
    readMoneyAgain();
  }
}
