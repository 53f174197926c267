import type { LocalDate } from "@petcare/domain";
import { shortDay } from "./time.ts";
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
