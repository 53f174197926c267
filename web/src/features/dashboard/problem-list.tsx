import { useClients } from "../../lib/api/people.ts";
import { frameBrief } from "../../lib/format/time.ts";
import { petsText } from "../../lib/format/words.ts";
import { DataTable } from "../../ui/data/data-table.tsx";
import { calendarOn } from "./calendar-link.ts";
import type { DayVisit } from "./day-summary.ts";
import classes from "./problem-list.module.css";

interface ProblemListProps {
  title: string;
  tone: "warn" | "bad";
  /** In the order of the day. */
  visits: readonly DayVisit[];
}

/** Visits that need the owner, each leading to its details on the calendar. Nothing where there are none. */
export function ProblemList({ title, tone, visits }: ProblemListProps) {
  const names = new Map(useClients().map(({ id, name }) => [id, name]));
  if (visits.length === 0) return null;
  return (
    <div className={classes.problem} data-tone={tone}>
      <h3>
        {title} <span>{visits.length}</span>
      </h3>
      <DataTable
        caption={title}
        columns={[
          { head: "Pets", cell: (visit) => petsText(visit.pet_names) },
          { head: "Client", cell: (visit) => names.get(visit.client_id) ?? "Unknown client" },
          { head: "Time", align: "end", sorted: "ascending", cell: (visit) => frameBrief(visit.timeframe) },
        ]}
        rows={visits}
        keyOf={(visit) => visit._id}
        linkOf={(visit) => calendarOn(visit.date, visit._id)}
      />
    </div>
  );
}
