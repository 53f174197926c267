import type { LocalDate } from "@petcare/domain";
import type { ReactNode } from "react";
import { dayNumber, fullDay, weekdayName } from "../lib/format/time.ts";
import classes from "./week-table.module.css";

interface WeekTableProps {
  /** What it shows, for screen readers. */
  caption: string;
  /** What its rows are, for screen readers. */
  rowsAre: string;
  days: readonly LocalDate[];
  today: LocalDate;
  /** Days of which nothing is known; none where absent. */
  isOutside?: (date: LocalDate) => boolean;
  /** What is said of a whole day beside its date. */
  note?: (date: LocalDate) => ReactNode;
  /** The rows: a heading, then a DayCell for each day. */
  children: ReactNode;
}

/** A week with a column a day. */
export function WeekTable({ caption, rowsAre, days, today, isOutside, note, children }: WeekTableProps) {
  return (
    <div className={classes.frame}>
      <table className={classes.table}>
        <caption className="visually-hidden">{caption}</caption>
        <thead>
          <tr>
            <th scope="col">
              <span className="visually-hidden">{rowsAre}</span>
            </th>
            {days.map((date) => (
              <th
                key={date}
                scope="col"
                data-today={date === today || undefined}
                aria-current={date === today ? "date" : undefined}
              >
                <b>{weekdayName(date)}</b> {dayNumber(date)}
                <span className="visually-hidden">, {fullDay(date)}</span>
                {note && <span className={classes.note}>{note(date)}</span>}
                {isOutside?.(date) && <small>Not shown</small>}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </div>
  );
}

interface DayCellProps extends Pick<WeekTableProps, "today" | "isOutside"> {
  date: LocalDate;
  children: ReactNode;
}

/** What a row has on one day. */
export function DayCell({ date, today, isOutside, children }: DayCellProps) {
  return (
    <td data-today={date === today || undefined} data-outside={isOutside?.(date) || undefined}>
      <div className={classes.cell}>{children}</div>
    </td>
  );
}
