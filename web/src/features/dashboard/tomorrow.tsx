import type { LocalDate } from "@petcare/domain";
import { Link } from "react-router-dom";
import { calendarOn } from "../../lib/format/calendar-link.ts";
import { longDay } from "../../lib/format/time.ts";
import { count } from "../../lib/format/words.ts";
import type { DaySummary } from "./day-summary.ts";
import { ProblemList } from "./problem-list.tsx";
import { Section } from "./section.tsx";

/** Tomorrow: how much there is, and what nobody has. */
export function Tomorrow({ date, summary }: { date: LocalDate; summary: DaySummary }) {
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
    </Section>
  );
}
