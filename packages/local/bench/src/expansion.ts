import { addDays, expand, type LocalDate, type Recurrence } from "@petcare/domain";
import rrule from "rrule";
import { ratio } from "./measure.ts";
import { type Row, times } from "./row.ts";

const daily: Recurrence = { frequency: "daily", interval: 1, end: { type: "never" } };
const from = "2026-11-20" as LocalDate;
const to = addDays(from, 90);
const atMidnight = (date: string) => new Date(`${date}T00:00:00Z`);

/**
 * Compares our expansion of 90 days of a daily rule with the library's, in floating time.
 * Also compares a 10-year-old rule with a 1-year-old rule.
 */
export function expansionRows(): Row[] {
  const ours = () => expand(daily, from, from, to);
  const library = new rrule.RRule({ freq: rrule.RRule.DAILY, dtstart: atMidnight(from) }, true);
  const theirs = () => library.between(atMidnight(from), atMidnight(addDays(to, -1)), true);
  if (ours().length !== theirs().length) throw new Error("The two expansions differ");
  const speed = ratio(theirs, ours);

  const startedYearsAgo = (years: number) => {
    const start = addDays(from, -365 * years);
    return () => expand(daily, start, from, to);
  };
  const age = ratio(startedYearsAgo(10), startedYearsAgo(1));
  return [
    {
      what: "expanding 90 days of a daily rule, rrule ÷ ours",
      figure: times(speed),
      target: "≥ 100×",
      met: speed >= 100,
    },
    { what: "a 10-year-old rule ÷ a 1-year-old one", figure: times(age), target: "≤ 1.1×", met: age <= 1.1 },
  ];
}
