import type { LocalDate } from "@petcare/domain";
import { useMemo } from "react";
import { today, weekdayName } from "../../../lib/format/time.ts";
import type { CalendarVisit, Walker } from "../board.ts";
import { hasWalker } from "../filter.ts";
import type { CalendarAddress } from "../use-calendar-address.ts";
import { monthOf, type Part, parts } from "./month.ts";
import classes from "./month-board.module.css";
import { MonthDayLink } from "./month-day.tsx";

interface MonthBoardProps {
  visits: readonly CalendarVisit[];
  walkers: readonly Walker[];
  address: CalendarAddress;
  shows: (visit: CalendarVisit) => boolean;
  now: number;
}

/** Six weeks, a link a day. It counts visits and draws none of them. */
export function MonthBoard({ visits, walkers, address, shows, now }: MonthBoardProps) {
  const { days, date, filters } = address;
  const [first] = days;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the days follow from the first.
  const month = useMemo(() => {
    const inRow = (id: string | null) => hasWalker(filters, id);
    return monthOf({
      days,
      counted: visits.filter(shows),
      working: visits.filter(({ walker_id }) => inRow(walker_id)),
      team: walkers.filter(({ id, active }) => active && inRow(id)).length,
      now,
    });
  }, [visits, walkers, filters.walker, shows, now, first]);
  const busiest = Math.max(1, ...month.map(({ visits }) => visits));
  const current = today(now);
  return (
    <div className={classes.frame}>
      <Legend />
      <table className={classes.table}>
        <caption className="visually-hidden">Visits of six weeks by day</caption>
        <thead>
          <tr>
            {days.slice(0, 7).map((day) => (
              <th key={day} scope="col">
                {weekdayName(day)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOf(month).map((week) => (
            <tr key={week[0]?.date}>
              {week.map((day) => (
                <td
                  key={day.date}
                  data-today={day.date === current || undefined}
                  data-past={day.date < current || undefined}
                  data-outside={!isSameMonth(day.date, date) || undefined}
                >
                  <MonthDayLink
                    day={day}
                    busiest={busiest}
                    now={now}
                    namesMonth={day.date === first}
                    to={address.linkTo({ view: "day", date: day.date })}
                  />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

const names: Record<Part, string> = {
  completed: "Done",
  confirmed: "Confirmed",
  scheduled: "Scheduled",
  unassigned: "Unassigned",
  overdue: "Overdue",
  cancelled: "Cancelled",
};

/** What the parts of a day's bar mean. */
function Legend() {
  return (
    <ul className={classes.legend} aria-label="Colors of the bars">
      {parts.map((part) => (
        <li key={part} data-part={part}>
          {names[part]}
        </li>
      ))}
    </ul>
  );
}

const isSameMonth = (one: LocalDate, other: LocalDate) => one.slice(0, 7) === other.slice(0, 7);
const weeksOf = <Day,>(days: readonly Day[]) => [0, 1, 2, 3, 4, 5].map((week) => days.slice(week * 7, week * 7 + 7));
