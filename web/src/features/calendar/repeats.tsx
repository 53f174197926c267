import { getSchedule } from "@petcare/contract";
import { addDays, expand, type LocalDate, parseRuleText, recurrenceSummary } from "@petcare/domain";
import { useRead } from "../../lib/api/use-read.ts";
import { shortDay, today } from "../../lib/format/time.ts";
import { Fact } from "../../ui/data/facts.tsx";
import type { CalendarVisit } from "./board.ts";

/** How far ahead the next dates are looked for, in days: a monthly rule on the 31st skips months. */
const ahead = 400;

/** The rule of a visit's series in words, with the dates that it gives next. */
export function Repeats({ visit }: { visit: CalendarVisit }) {
  const { data: series } = useRead(getSchedule, { params: { id: visit._id } });
  if (!series?.rrule) return <Fact term="Repeats">Part of a series</Fact>;
  const rule = parseRuleText(series.rrule, series.date);
  const dates = expand(rule, series.date, ...afterBoth(visit.date, today())).slice(0, 3);
  return (
    <Fact term="Repeats">
      {recurrenceSummary(rule, series.date)}
      {dates.length > 0 && <small>Next: {dates.map(shortDay).join("; ")}</small>}
    </Fact>
  );
}

/** The days after the later of two, the end exclusive. */
function afterBoth(one: LocalDate, other: LocalDate): [from: LocalDate, to: LocalDate] {
  const from = addDays(one > other ? one : other, 1);
  return [from, addDays(from, ahead)];
}
