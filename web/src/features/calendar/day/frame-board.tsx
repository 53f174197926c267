import type { CalendarVisit } from "@petcare/contract";
import { addDays, type FrameLoad, isOpen, type LocalDate, type TimeFrame, timeFrames } from "@petcare/domain";
import type { ReactNode } from "react";
import { clockTime, frameNames, frameSpan, shortDay } from "../../../lib/format/time.ts";
import { count } from "../../../lib/format/words.ts";
import { BoardTable, TableCell, TableNote } from "../../../parts/week-table.tsx";
import { type Board, type BoardCell, type BoardRow, workOf } from "../board.ts";
import { BoardCard, type BoardProps, cardProps, colorOf, linesOf } from "../board-card.tsx";
import { FreeSlot, RowHead } from "../board-parts.tsx";
import table from "../board-table.module.css";
import { LoadBar } from "../load-bar.tsx";
import { moveInBoard } from "../move-in-board.ts";
import { DropOver } from "../moving/drop-here.tsx";
import { useChoosingTarget } from "../moving/moving-context.ts";
import classes from "./frame-board.module.css";
import { frameTime, passedOf } from "./frame-time.ts";
import { isNight, LastNight, Night } from "./nights.tsx";

interface FrameBoardProps extends BoardProps {
  date: LocalDate;
  /** The overnight stays that began the day before. */
  lastNight: readonly CalendarVisit[];
}

/** A day: walkers by time frames, and the night after it. The board has this day alone. */
export function FrameBoard({ date, lastNight, ...props }: FrameBoardProps) {
  const { board, now } = props;
  const isChoosingTarget = useChoosingTarget() !== undefined;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys move between the buttons inside.
    <div className={`${table.board} ${classes.board}`} onKeyDown={moveInBoard}>
      <NowLine date={date} now={now} />
      <BoardTable
        caption="Visits of the day by walker and time frame"
        rowsAre="Walker"
        isGrid={isChoosingTarget}
        head={headOf(board, date, now)}
      >
        {board.rows.map((row) => {
          const [cell] = row.cells;
          if (!cell) return null;
          const nights = lastNight.filter(({ walker_id }) => walker_id === (row.walker?.id ?? null));
          return (
            <tr key={row.walker?.id ?? ""} data-unassigned={!row.walker || undefined}>
              <th scope="row">
                <RowHead
                  row={row}
                  work={workOf(cell.visits)}
                  color={colorOf(row, props.colors)}
                  address={props.address}
                  off={cell.off}
                />
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

interface FrameCellProps extends BoardProps {
  row: BoardRow;
  cell: BoardCell;
  timeframe: TimeFrame;
  /** The content that stands before the cards. */
  children?: ReactNode;
}

/** A walker's frame: its cards, the free slot, and in words how full it is. */
function FrameCell({ row, cell, timeframe, children, ...props }: FrameCellProps) {
  const visits = cell.visits.filter((visit) => visit.timeframe === timeframe);
  const shown = visits.filter(props.shows);
  const live = shown.filter(isOpen).length;
  const load = row.walker && cell.loads.find((one) => one.timeframe === timeframe);
  const choosingTarget = useChoosingTarget();
  const time = frameTime(cell.date, timeframe, props.now);
  return (
    <TableCell today={time === "current"} past={time === "past"} off={cell.off !== undefined} fullness={load?.fullness}>
      <DropOver
        row={row}
        date={cell.date}
        timeframe={timeframe}
        visits={props.board.visits}
        choosingTarget={choosingTarget}
      >
        {children}
        {shown.map((visit) => (
          <div
            key={visit._id}
            className={classes.card}
            data-night={(isNight(visit) && timeframe === "evening") || undefined}
          >
            <BoardCard
              {...cardProps(props)}
              visit={visit}
              walker={row.walker}
              lines={linesOf(visit, live, props)}
              beyond={row.walker !== undefined && isOpen(visit) && cell.beyond.has(visit._id)}
              keyless={props.withoutKey.has(visit._id)}
              picked={choosingTarget?.visit._id === visit._id}
              inFrame
            />
          </div>
        ))}
        <FreeSlot walker={row.walker} date={cell.date} timeframe={timeframe} onSchedule={props.onSchedule} />
        {row.walker && <Fullness load={load} nights={visits.filter(isNight).length} isPast={time === "past"} />}
      </DropOver>
    </TableCell>
  );
}

/** '70 of 180 min' with its bar, '1 overnight', 'free', or nothing where an empty frame is over. */
function Fullness({ load, nights, isPast }: { load: FrameLoad | undefined; nights: number; isPast: boolean }) {
  if (!load && nights === 0 && isPast) return null;
  const words = load ? `${load.minutes} of ${load.limit} min` : nights > 0 ? count(nights, "overnight") : "free";
  return (
    <LoadBar className={classes.fullness} fullness={load?.fullness} share={load?.share}>
      {load?.fullness === "over" && "⚠ "}
      {words}
    </LoadBar>
  );
}
