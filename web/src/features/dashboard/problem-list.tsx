import { Link } from "react-router-dom";
import { useClients } from "../../lib/api/people.ts";
import { calendarOn } from "../../lib/format/calendar-link.ts";
import { frameBrief } from "../../lib/format/time.ts";
import { petsText } from "../../lib/format/words.ts";
import { DataTable } from "../../ui/data/data-table.tsx";
import type { DayVisit } from "./day-summary.ts";
import classes from "./problem-list.module.css";

const titles = { unassigned: "Unassigned", overdue: "Overdue", "no-key": "No key" };

/** How many visits are listed: a bad day must not push the rest out of sight. */
const maxVisits = 4;

interface ProblemListProps {
  problem: keyof typeof titles;
  /** In the order of the day. */
  visits: readonly DayVisit[];
}

/**
 * Visits that need the owner, each leading to its details on the calendar, or to the client's keys, and their number to
 * the day. Nothing where there are none.
 */
export function ProblemList({ problem, visits }: ProblemListProps) {
  const names = new Map(useClients().map(({ id, name }) => [id, name]));
  const [first] = visits;
  if (!first) return null;
  const title = titles[problem];
  const all = calendarOn(first.date, { only: problem });
  const more = visits.length - maxVisits;
  return (
    <div className={classes.problem} data-problem={problem}>
      <h3>
        <Link to={all}>
          {title} <span>{visits.length}</span>
        </Link>
      </h3>
      <DataTable
        caption={title}
        columns={[
          { head: "Pets", cell: (visit) => petsText(visit.pet_names) },
          { head: "Client", cell: (visit) => names.get(visit.client_id) ?? "Unknown client" },
          { head: "Time", align: "end", sorted: "ascending", cell: (visit) => frameBrief(visit.timeframe) },
        ]}
        rows={visits.slice(0, maxVisits)}
        keyOf={(visit) => visit._id}
        linkOf={(visit) =>
          problem === "no-key" ? `/admin/clients/${visit.client_id}` : calendarOn(visit.date, { visit: visit._id })
        }
      />
      {more > 0 && <Link to={all}>and {more} more</Link>}
    </div>
  );
}
