import type { AnswerOf, listSchedules } from "@petcare/contract";
import { addDays, type LocalDate, timeFrames } from "@petcare/domain";
import { useNavigate } from "react-router-dom";
import { calendarOn } from "../../lib/format/calendar-link.ts";
import { visitOverdue } from "../../lib/format/shown-status.ts";
import { frameNames, frameSpan, fullDay } from "../../lib/format/time.ts";
import { petsText, serviceBrief, shortName } from "../../lib/format/words.ts";
import { VisitCard } from "../../parts/visit-card.tsx";
import { DayCell, WeekTable } from "../../parts/week-table.tsx";
import classes from "./schedule-tab.module.css";

interface ScheduleWeekProps {
  visits: readonly AnswerOf<typeof listSchedules>[number][];
  /** Its Monday. */
  first: LocalDate;
  today: LocalDate;
  now: number;
  /** The names of clients by their ids. */
  clients: ReadonlyMap<string, string>;
  color: string;
  /** How many reports of a visit wait to be settled. */
  reports: ReadonlyMap<string, number>;
}

/** A walker's week as the board turned: a column a day, a row for each time frame with a visit. */
export function ScheduleWeek({ visits, first, today, now, clients, color, reports }: ScheduleWeekProps) {
  const navigate = useNavigate();
  const days = [0, 1, 2, 3, 4, 5, 6].map((day) => addDays(first, day));
  const frames = timeFrames.filter(({ value }) => visits.some(({ timeframe }) => timeframe === value));
  return (
    <div className={classes.week}>
      <WeekTable caption="Visits of the week by time frame and day" rowsAre="Time frame" days={days} today={today}>
        {frames.map(({ value }) => (
          <tr key={value}>
            <th scope="row">
              <b>{frameNames[value]}</b>
              <span>{frameSpan(value)}</span>
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
