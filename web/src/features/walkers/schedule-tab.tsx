import { useMediaQuery } from "@mantine/hooks";
import { listSchedules } from "@petcare/contract";
import { Link } from "react-router-dom";
import { useClients, useWalkers } from "../../lib/api/people.ts";
import { useRead } from "../../lib/api/use-read.ts";
import { useReportsToSettle } from "../../lib/api/visit-marks.ts";
import { calendarOn } from "../../lib/format/calendar-link.ts";
import { byDay, dayWord } from "../../lib/format/day-words.ts";
import { personColors } from "../../lib/format/person-color.ts";
import { shownStatus } from "../../lib/format/shown-status.ts";
import { daySpan, frameSpan } from "../../lib/format/time.ts";
import { petsText, serviceName } from "../../lib/format/words.ts";
import { useNow } from "../../lib/hooks/use-now.ts";
import { StatusBadge } from "../../parts/status-badge.tsx";
import { ReportMark } from "../../parts/visits/report-mark.tsx";
import { DataList } from "../../ui/data/data-list.tsx";
import { EmptyState } from "../../ui/feedback/states.tsx";
import { Card, CardGrid } from "../../ui/layout/card.tsx";
import { PeriodSteps } from "../../ui/layout/period-steps.tsx";
import classes from "./schedule-tab.module.css";
import { ScheduleWeek } from "./schedule-week.tsx";
import { useWeek } from "./use-week.ts";
import type { WalkerRecord } from "./walker-record.ts";

/** A walker's week: a board where there is room for seven days, else day by day. Each visit leads to its details. */
export function ScheduleTab({ walker }: { walker: WalkerRecord }) {
  const { week, step, today } = useWeek();
  const now = useNow();
  const isWide = useMediaQuery("(min-width: 1180px)", undefined, { getInitialValueInEffect: false });
  const team = useWalkers();
  const clients = new Map(useClients().map(({ id, name }) => [id, name]));
  const query = useRead(listSchedules, { query: { start: week.first, end: week.end } });
  const reports = useReportsToSettle();
  const own = query.data?.filter(({ walker_id }) => walker_id === walker.id);
  return (
    <div className="stack">
      <div className={classes.steps}>
        <PeriodSteps title={daySpan(week.first, week.last)} unit="week" onStep={step} />
      </div>
      <DataList
        list={{ ...query, data: own }}
        empty={
          <EmptyState title="No visits in this week">
            Visits to give stand <Link to={calendarOn(week.first)}>on the calendar</Link>.
          </EmptyState>
        }
      >
        {(visits) =>
          isWide ? (
            <ScheduleWeek
              visits={visits}
              first={week.first}
              today={today}
              now={now}
              clients={clients}
              reports={reports}
              color={personColors(team).get(walker.id) ?? "var(--unassigned)"}
            />
          ) : (
            <CardGrid>
              {byDay(visits).map(({ date, items }) => (
                <Card
                  key={date}
                  title={dayWord(date, today)}
                  aside={<Link to={calendarOn(date)}>{items.length} on the calendar</Link>}
                >
                  <ul className={classes.visits}>
                    {items.map((visit) => (
                      <li key={visit._id}>
                        <Link to={calendarOn(date, { visit: visit._id })}>
                          <span className="quiet">{frameSpan(visit.timeframe)}</span>
                          <b>{petsText(visit.pet_names)}</b>
                          <small>
                            {serviceName(visit)} · {clients.get(visit.client_id) ?? "…"}
                          </small>
                        </Link>
                        <span>
                          <StatusBadge status={shownStatus(visit, now)} />
                          <ReportMark reports={reports.get(visit._id) ?? 0} />
                        </span>
                      </li>
                    ))}
                  </ul>
                </Card>
              ))}
            </CardGrid>
          )
        }
      </DataList>
    </div>
  );
}
