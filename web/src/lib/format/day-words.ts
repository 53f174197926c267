import { daysBetween, type LocalDate } from "@petcare/domain";
import { fullDay, longDay } from "./time.ts";

/** 'Today', 'Tomorrow', 'Yesterday', else 'Friday, Nov 20', with the year where it is not this one. */
export function dayWord(date: LocalDate, today: LocalDate): string {
  const near: Record<number, string> = { [-1]: "Yesterday", 0: "Today", 1: "Tomorrow" };
  return near[daysBetween(today, date)] ?? (date.slice(0, 4) === today.slice(0, 4) ? longDay(date) : fullDay(date));
}

/** Groups items by day. Days and items keep their order. */
export function byDay<Item extends { date: LocalDate }>(items: readonly Item[]): { date: LocalDate; items: Item[] }[] {
  return [...Map.groupBy(items, ({ date }) => date)].map(([date, ofDay]) => ({ date, items: ofDay }));
}
