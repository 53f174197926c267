import type { LocalDate } from "@petcare/domain";
import { isNearDate } from "./near-date.ts";

/** What the place that was chosen for a new schedule says already. */
export interface Slot {
  date?: LocalDate;
  walkerId?: string;
}

/** A slot in an address: 'new', '2026-11-20', '2026-11-20.<walker id>' or 'new.<walker id>'. */
export const slotText = ({ date, walkerId }: Slot): string => [date ?? "new", walkerId].filter(Boolean).join(".");

/** Reads what slotText wrote. A day beyond the calendar is left out. */
export function slotIn(text: string): Slot {
  const [date = "", ...walkerId] = text.split(".");
  return { ...(isNearDate(date) && { date }), ...(walkerId.length > 0 && { walkerId: walkerId.join(".") }) };
}
