import { isTimeFrame, type LocalDate, type TimeFrame } from "@petcare/domain";
import { isNearDate } from "./near-date.ts";

/** The known parts of a new schedule. */
export interface Slot {
  date?: LocalDate;
  /** Only together with `date`. */
  timeframe?: TimeFrame;
  walkerId?: string;
  clientId?: string;
}

/** Writes a slot for the address: 'new', '2026-11-20', '2026-11-20_evening', with '.<walker id>' and '~<client id>' if known. */
export function slotText({ date, timeframe, walkerId, clientId }: Slot): string {
  const place = [date ?? "new", date && timeframe].filter(Boolean).join("_");
  return [[place, walkerId].filter(Boolean).join("."), clientId].filter(Boolean).join("~");
}

/** Reads what `slotText` wrote. A day beyond the calendar is left out. */
export function slotIn(text: string): Slot {
  const [slot = "", clientId] = text.split("~");
  const [place = "", ...walkerId] = slot.split(".");
  const [date, timeframe] = [place.slice(0, 10), place.slice(11)];
  return {
    ...(isNearDate(date) && { date, ...(isTimeFrame(timeframe) && { timeframe }) }),
    ...(walkerId.length > 0 && { walkerId: walkerId.join(".") }),
    ...(clientId && { clientId }),
  };
}
