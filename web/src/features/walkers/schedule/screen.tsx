import { Box } from "@mantine/core";
import { useMediaQuery } from "@mantine/hooks";
import { type AnswerOf, listSchedules } from "@petcare/contract";
import { addDays, type LocalDate, timeFrames } from "@petcare/domain";
import { Link, useNavigate } from "react-router-dom";
import { useClients, useWalkers } from "../../../lib/api/people.ts";
import { useRead } from "../../../lib/api/use-read.ts";
import { useReportsToSettle } from "../../../lib/api/visit-marks.ts";
import { calendarOn } from "../../../lib/format/calendar-link.ts";
import { byDay, dayWord } from "../../../lib/format/day-words.ts";
import { personColors } from "../../../lib/format/person-color.ts";
import { shownStatus, visitOverdue } from "../../../lib/format/shown-status.ts";
import { daySpan, frameNames, frameSpan, fullDay } from "../../../lib/format/time.ts";
import { petsText, serviceBrief, serviceName, shortName } from "../../../lib/format/words.ts";
import { useNow } from "../../../lib/hooks/use-now.ts";
import { StatusBadge } from "../../../parts/status-badge.tsx";
import { VisitCard } from "../../../parts/visit-card.tsx";
import { ReportMark } from "../../../parts/visits/report-mark.tsx";
import { DayCell, WeekTable } from "../../../parts/week-table.tsx";
import { DataList } from "../../../ui/data/data-list.tsx";
import { EmptyState } from "../../../ui/feedback/states.tsx";
import { Card, CardGrid } from "../../../ui/layout/card.tsx";
import { PeriodSteps } from "../../../ui/layout/period-steps.tsx";
import { useWeek, type WalkerRecord } from "../data.ts";
import classes from "./screen.module.css";

type Visit = AnswerOf<typeof listSchedules>[number];

/** A walker's week: a board on a wide screen, otherwise day by day. Each visit leads to its details. */
export function ScheduleTab({ walker }: { walker: WalkerRecord }) {
  const { week, step, today } = useWeek();
  const isWide = useMediaQuery("(min-width: 1180px)", undefined, { getInitialValueInEffect: false });
  const color = personColors(useWalkers()).get(walker.id) ?? "var(--unassigned)";
  const query = useRead(listSchedules, { query: { start: week.first, end: week.end } });
  const own = query.data?.filter(({ walker_id }) => walker_id === walker.id);
  return (
    <div className="stack">
      <Box maw={360}>
        <PeriodSteps title={daySpan(week.first, week.last)} unit="week" onStep={step} />
      </Box>
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
            <WeekBoard visits={visits} first={week.first} today={today} color={color} />
          ) : (
            <DayCards visits={visits} today={today} />
          )
        }
      </DataList>
    </div>
  );
}

const useClientNames = () => new Map(useClients().map(({ id, name }) => [id, name]));

interface VisitsProps {
  visits: readonly Visit[];
  today: LocalDate;
}

function DayCards({ visits, today }: VisitsProps) {
  const now = useNow();
  const clients = useClientNames();
  const reports = useReportsToSettle();
  return (
    <CardGrid>
      {byDay(visits).map(({ date, items }) => (
        <Card
          key={date}
          title={dayWord(date, today)}
          aside={<Link to={calendarOn(date)}>{items.length} on the calendar</Link>}
        >
          <ul className="lined">
            {items.map((visit) => (
              <li key={visit._id} className={classes.visit}>
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
  );
}

/** The week as a table: a column for each day, a row for each time frame with a visit. */
function WeekBoard({ visits, first, today, color }: VisitsProps & { first: LocalDate; color: string }) {
  const navigate = useNavigate();
  const now = useNow();
  const clients = useClientNames();
  const reports = useReportsToSettle();
  const days = [0, 1, 2, 3, 4, 5, 6].map((day) => addDays(first, day));
  const frames = timeFrames.filter(({ value }) => visits.some(({ timeframe }) => timeframe === value));
  return (
    <div className={classes.week}>
      <WeekTable caption="Visits of the week by time frame and day" rowsAre="Time frame" days={days} today={today}>
        {frames.map(({ value }) => (
          <tr key={value}>
            <th scope="row">
              <b>{frameNames[value]}</b>
              <small>{frameSpan(value)}</small>
            </th>
            {days.map((date) => (
              <DayCell key={date} date={date} today={today}>
                {visits
                  .filter((visit) => visit.date === date && visit.timeframe === value)
                  .map((visit) => (
                    <VisitCard
                      key={visit._id}
                      dense="pair"
                      title={petsText(visit.pet_names)}
                      detail={shortName(clients.get(visit.client_id) ?? "…")}
                      service={serviceBrief(visit)}
                      status={visit.status}
                      overdue={visitOverdue(visit, now)}
                      reports={reports.get(visit._id)}
                      color={color}
                      hidden={`, ${frameNames[value]}, ${fullDay(date)}`}
                      onClick={() => navigate(calendarOn(date, { visit: visit._id }))}
                    />
                  ))}
              </DayCell>
            ))}
          </tr>
        ))}
      </WeekTable>
    </div>
  );
}
