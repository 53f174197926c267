import type { LocalDate, TimeFrame } from "@petcare/domain";
import { frameSpan, shortDay } from "./time.ts";
import { count } from "./words.ts";

interface Away {
  date: LocalDate;
  through: LocalDate | null;
  visit_count: number | null;
}

/** 'Sun, Dec 20 – Sun, Jan 3 · 15 visits cancelled' */
export function awayText({ date, through, visit_count }: Away): string {
  const last = through && through !== date ? ` – ${shortDay(through)}` : "";
  return `${shortDay(date)}${last} · ${count(visit_count ?? 0, "visit")} cancelled`;
}

/** 'Tue, Nov 24, 9 AM–12 PM', or 'Tue, Nov 24' without a time frame. */
export const placeText = ({ date, timeframe }: { date: LocalDate; timeframe: TimeFrame | null }): string =>
  timeframe ? `${shortDay(date)}, ${frameSpan(timeframe)}` : shortDay(date);
