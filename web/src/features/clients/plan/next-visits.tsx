import { Skeleton } from "@mantine/core";
import { Link } from "react-router-dom";
import { useWalkers } from "../../../lib/api/people.ts";
import { calendarOn } from "../../../lib/format/calendar-link.ts";
import { dayWord } from "../../../lib/format/day-words.ts";
import { personColors } from "../../../lib/format/person-color.ts";
import { statusNames, visitOverdue } from "../../../lib/format/shown-status.ts";
import { frameSpan, today } from "../../../lib/format/time.ts";
import { serviceBrief } from "../../../lib/format/words.ts";
import { useNow } from "../../../lib/hooks/use-now.ts";
import { Loaded } from "../../../ui/feedback/states.tsx";
import { Card } from "../../../ui/layout/card.tsx";
import { KeyIcon } from "../../../ui/theme/icons.tsx";
import type { ClientRecord } from "../client-record.ts";
import { type Upcoming, useMissingKeys } from "../upcoming.ts";
import classes from "./next-visits.module.css";

/** How many visits are shown. */
const maxVisits = 5;

interface NextVisitsProps {
  client: ClientRecord;
  upcoming: Upcoming;
}

/** Shows what comes next for a client. It says a walker without a key in the place of the status. */
export function NextVisits({ client, upcoming }: NextVisitsProps) {
  const team = useWalkers();
  const now = useNow();
  const missing = new Set(useMissingKeys(client, upcoming).map(({ _id }) => _id));
  const colors = personColors(team);
  const nameOf = (id: string | null) => team.find((member) => member.id === id)?.name ?? "Unassigned";
  return (
    <Card title="Next visits" aside={<Link to="?tab=visits">All visits</Link>}>
      <Loaded query={upcoming} loading={<Outline />}>
        {(visits) =>
          visits.length === 0 ? (
            <p className="muted">Nothing is booked.</p>
          ) : (
            <ul className={classes.strip}>
              {visits.slice(0, maxVisits).map((visit) => (
                <li key={visit._id} style={{ "--c": colors.get(visit.walker_id ?? "") ?? "var(--gold-line)" }}>
                  <Link to={calendarOn(visit.date, { visit: visit._id })}>{dayWord(visit.date, today(now))}</Link>
                  <span>{frameSpan(visit.timeframe)}</span>
                  <span>
                    {serviceBrief(visit)} · {nameOf(visit.walker_id)}
                  </span>
                  {missing.has(visit._id) ? (
                    <b className={classes.missing}>
                      <KeyIcon size={16} /> No key
                    </b>
                  ) : (
                    <span>{statusNames[visitOverdue(visit, now) ? "overdue" : visit.status]}</span>
                  )}
                </li>
              ))}
            </ul>
          )
        }
      </Loaded>
    </Card>
  );
}

const Outline = () => (
  <div role="status" aria-label="Loading next visits">
    <Skeleton height={96} />
  </div>
);
