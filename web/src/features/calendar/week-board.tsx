import { dayNumber, fullDay, today, weekdayName } from "../../lib/format/time.ts";
import { type BoardProps, CellContents, colorOf, RowHead } from "./board-parts.tsx";
import { moveInBoard } from "./move-in-board.ts";
import classes from "./week-board.module.css";

/** Walkers by days. Tab goes from card to card; the arrow keys go through cards and free slots. */
export function WeekBoard(props: BoardProps) {
  const { board, address, now } = props;
  const current = today(now);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys move between the buttons inside.
    <div className={classes.frame} onKeyDown={moveInBoard}>
      <table className={classes.board}>
        <caption className="visually-hidden">Visits of the week by walker and day</caption>
        <thead>
          <tr>
            <th scope="col">
              <span className="visually-hidden">Walker</span>
            </th>
            {address.days.map((date) => (
              <th
                key={date}
                scope="col"
                data-today={date === current || undefined}
                aria-current={date === current ? "date" : undefined}
              >
                <b>{weekdayName(date)}</b> {dayNumber(date)}
                <span className="visually-hidden">, {fullDay(date)}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {board.rows.map((row) => (
            <tr key={row.walker?.id ?? ""} data-unassigned={!row.walker || undefined}>
              <th scope="row">
                <RowHead row={row} color={colorOf(row, props.colors)} />
              </th>
              {row.cells.map((cell) => (
                <td key={cell.date} data-today={cell.date === current || undefined}>
                  <div className={classes.cell}>
                    <CellContents {...props} row={row} cell={cell} />
                  </div>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
