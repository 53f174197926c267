import type { LocalDate } from "@petcare/domain";
import { calendarOn } from "../../../lib/format/calendar-link.ts";
import { daysOffText } from "../../../lib/format/days-off-link.ts";
import { count } from "../../../lib/format/words.ts";
import type { Morning, Names, Need } from "./need.ts";

/** The walkers who have a day off today, and visits to go. */
export function offNeed(off: Morning["off"] = [], date: LocalDate, { walker }: Names): Need | undefined {
  const [first] = off;
  if (!first) return undefined;
  const shared = { key: "off", tone: "now" } as const;
  if (off.length > 1) {
    return {
      ...shared,
      title: `${off.length} walkers are off today`,
      detail: off.map(({ walkerId, visits }) => `${walker(walkerId)} ${count(visits, "visit")}`).join(", "),
      act: "See day",
      to: calendarOn(date),
    };
  }
  const name = walker(first.walkerId);
  return {
    ...shared,
    title: name === "you" ? "You are off today" : `${name} is off today`,
    detail: `${count(first.visits, "visit")} to go`,
    act: "Give visits",
    to: `?off=${daysOffText(first.walkerId, { from: date, to: date })}`,
  };
}
