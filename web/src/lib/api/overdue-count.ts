import { getDashboard } from "@petcare/contract";
import { useEffect } from "react";
import { sessionKeys } from "../session/session-keys.ts";
import { localStore } from "../session/storage.ts";
import { invoicesEveryMs } from "./recent-invoices.ts";
import { useLater } from "./use-read.ts";

/**
 * How many invoices are past their due date. It is asked once the screen stands. Until then it is what it was when it was
 * last read in this session, so that the menu says the same on each screen.
 */
export function useOverdueCount(): number {
  const overdue = useLater(getDashboard, invoicesEveryMs).data?.overdue.invoices;
  useEffect(() => {
    if (overdue !== undefined) localStore.setItem(sessionKeys.overdue, String(overdue));
  }, [overdue]);
  return overdue ?? Number(localStore.getItem(sessionKeys.overdue));
}
