import type { LocalDate } from "@petcare/domain";
import type { ReactNode } from "react";
import { dayNumber, fullDay, weekdayName } from "../lib/format/time.ts";
import classes from "./week-table.module.css";

interface WeekTableProps {
  /** The name of the table, for screen readers. */
  caption: string;
  /** The name of its rows, for screen readers. */
  rowsAre: string;
  /** Whether the arrow keys choose a cell. */
  isGrid?: boolean;
  days: readonly LocalDate[];
  today: LocalDate;
  /** Whether a day is outside the known dates. */
  isOutside?: (date: LocalDate) => boolean;
  /** The words beside a day's date. */
  note?: (date: LocalDate) => ReactNode;
  /** The rows: a heading, then a DayCell for each day. */
  children: ReactNode;
}

/** A week as a table with a column for each day. */
export function WeekTable({ days, today, isOutside, note, ...table }: WeekTableProps) {
  const head = days.map((date) => (
    <th
      key={date}
      scope="col"
      data-today={date === today || undefined}
      aria-current={date === today ? "date" : undefined}
    >
      <b>{weekdayName(date)}</b> {dayNumber(date)}
      <span className="visually-hidden">, {fullDay(date)}</span>
      {note && <TableNote>{note(date)}</TableNote>}
      {isOutside?.(date) && <small>Not shown</small>}
    </th>
  ));
  return <BoardTable {...table} head={head} />;
}

interface BoardTableProps extends Pick<WeekTableProps, "caption" | "rowsAre" | "isGrid" | "children"> {
  /** The columns' headings. */
  head: ReactNode;
}

/** A board: rows of cells under headings that stay visible. */
export function BoardTable({ caption, rowsAre, isGrid = false, head, children }: BoardTableProps) {
  return (
    <div className={classes.frame}>
      <table className={classes.table} role={isGrid ? "grid" : undefined}>
        <caption className="visually-hidden">{caption}</caption>
        <thead>
          <tr>
            <th scope="col">
              <span className="visually-hidden">{rowsAre}</span>
            </th>
            {head}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </div>
  );
}

/** Words beside a column's heading. */
export const TableNote = ({ children }: { children: ReactNode }) => <span className={classes.note}>{children}</span>;

interface DayCellProps extends Pick<WeekTableProps, "today" | "isOutside"> {
  date: LocalDate;
  /** Whether it is a day off. */
  off?: boolean;
  children: ReactNode;
}

/** The cell of a day. */
export const DayCell = ({ date, today, isOutside, ...cell }: DayCellProps) => (
  <TableCell today={date === today} outside={isOutside?.(date)} {...cell} />
);

interface TableCellProps {
  /** Whether it is of today, or of the present hour. */
  today?: boolean;
  past?: boolean;
  outside?: boolean | undefined;
  off?: boolean | undefined;
  /** Marks a cell that has little room left, or none. */
  fullness?: string | undefined;
  children?: ReactNode;
}

/** A cell of a board, as high as its row. */
export function TableCell({ today, past, outside, off, fullness, children }: TableCellProps) {
  return (
    <td
      data-today={today || undefined}
      data-past={past || undefined}
      data-outside={outside || undefined}
      data-off={off || undefined}
      data-fullness={fullness}
    >
      <div className={classes.cell}>{children}</div>
    </td>
  );
}
