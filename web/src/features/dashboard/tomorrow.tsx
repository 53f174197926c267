import type { LocalDate } from "@petcare/domain";
import { Link } from "react-router-dom";
import { calendarOn } from "../../lib/format/calendar-link.ts";
import { longDay } from "../../lib/format/time.ts";
import { count } from "../../lib/format/words.ts";
import type { DaySummary, DayVisit } from "./day-summary.ts";
import { ProblemList } from "./problem-list.tsx";
import { Section } from "./section.tsx";

interface TomorrowProps {
  date: LocalDate;
  summary: DaySummary;
  /** Visits whose walkers have no key. */
  withoutKey: readonly DayVisit[];
}

/** Tomorrow: how much there is, what nobody has, and who stands before a locked door. */
export function Tomorrow({ date, summary, withoutKey }: TomorrowProps) {
  const { total, unassigned, byWalker } = summary;
  return (
    <Section title="Tomorrow">
      <p>
        <Link to={calendarOn(date)}>
          {longDay(date)}: {count(total, "visit")}
        </Link>
        {total > 0 && `, ${count(byWalker.length, "walker")}`}
      </p>
      <ProblemList problem="unassigned" visits={unassigned} />
      <ProblemList problem="no-key" visits={withoutKey} />
    </Section>
  );
}
