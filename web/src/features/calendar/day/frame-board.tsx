import { addDays, type LocalDate, timeFrames } from "@petcare/domain";
import { clockTime, frameNames, frameSpan, shortDay } from "../../../lib/format/time.ts";
import { count } from "../../../lib/format/words.ts";
import { BoardTable, TableCell, TableNote } from "../../../parts/week-table.tsx";
import { type Board, type CalendarVisit, workOf } from "../board.ts";
import { type BoardProps, colorOf } from "../board-card.tsx";
import { RowHead } from "../board-parts.tsx";
import table from "../board-table.module.css";
import { moveInBoard } from "../move-in-board.ts";
import { useAiming } from "../moving/moving-context.ts";
import classes from "./frame-board.module.css";
import { FrameCell } from "./frame-cell.tsx";
import { frameTime, passedOf } from "./frame-time.ts";
import { LastNight, Night } from "./nights.tsx";

export interface FrameBoardProps extends BoardProps {
  date: LocalDate;
  /** The overnight stays that began the day before. */
  lastNight: readonly CalendarVisit[];
}

/** A day: walkers by time frames, and the night after it. The board has this day alone. */
export function FrameBoard({ date, lastNight, ...props }: FrameBoardProps) {
  const { board, now } = props;
  const isAiming = useAiming() !== undefined;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys move between the buttons inside.
    <div className={`${table.board} ${classes.board}`} onKeyDown={moveInBoard}>
      <NowLine date={date} now={now} />
      <BoardTable
        caption="Visits of the day by walker and time frame"
        rowsAre="Walker"
        isGrid={isAiming}
        head={headOf(board, date, now)}
      >
        {board.rows.map((row) => {
          const [cell] = row.cells;
          if (!cell) return null;
          const nights = lastNight.filter(({ walker_id }) => walker_id === (row.walker?.id ?? null));
          return (
            <tr key={row.walker?.id ?? ""} data-unassigned={!row.walker || undefined}>
              <th scope="row">
                <RowHead row={row} work={workOf(cell.visits)} color={colorOf(row, props.colors)} />
              </th>
              {timeFrames.map(({ value }, index) => (
                <FrameCell key={value} {...props} row={row} cell={cell} timeframe={value}>
                  {index === 0 && <LastNight {...props} row={row} visits={nights.filter(props.shows)} />}
                </FrameCell>
              ))}
              <TableCell>
                <Night visits={cell.visits.filter(props.shows)} />
              </TableCell>
            </tr>
          );
        })}
      </BoardTable>
    </div>
  );
}

const headOf = (board: Board, date: LocalDate, now: number) => (
  <>
    {timeFrames.map(({ value }) => {
      const isNow = frameTime(date, value, now) === "current";
      const visits = board.rows.flatMap(
        ({ cells }) => cells[0]?.visits.filter((visit) => visit.timeframe === value) ?? [],
      );
      return (
        <th key={value} scope="col" data-today={isNow || undefined} aria-current={isNow ? "time" : undefined}>
          <b>{frameNames[value]}</b>
          <TableNote>{count(workOf(visits).visits, "visit")}</TableNote>
          <span className={classes.hours}>{frameSpan(value)}</span>
        </th>
      );
    })}
    <th scope="col" className={classes.night}>
      <b>Overnight</b>
      <span className={classes.hours}>to {shortDay(addDays(date, 1))}</span>
    </th>
  </>
);

/** The line of now, behind the cards. */
function NowLine({ date, now }: { date: LocalDate; now: number }) {
  const passed = passedOf(date, now);
  if (passed === undefined) return null;
  return (
    <div className={classes.now} style={{ "--passed": passed }} aria-hidden="true">
      <span>{clockTime(now)}</span>
    </div>
  );
}
