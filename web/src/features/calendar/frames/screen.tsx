import { UnstyledButton } from "@mantine/core";
import type { CalendarVisit } from "@petcare/contract";
import {
  addDays,
  type FrameLoad,
  hoursOf,
  instantOf,
  type LocalDate,
  type TimeFrame,
  timeFrames,
} from "@petcare/domain";
import type { ReactNode } from "react";
import { clockTime, dayAndHour, frameNames, frameSpan, shortDay, zone } from "../../../lib/format/time.ts";
import { count, petsText } from "../../../lib/format/words.ts";
import { BoardTable, TableCell, TableNote } from "../../../parts/week-table.tsx";
import { MoonIcon } from "../../../ui/theme/icons.tsx";
import { type BoardProps, Cards } from "../board/card.tsx";
import { type Board, type BoardCell, type BoardRow, isNight, nameOf, visitsIn, workOf } from "../board/data.ts";
import { moveInBoard } from "../board/keys.ts";
import { FreeSlot, LoadBar, RowHead } from "../board/parts.tsx";
import table from "../board/screen.module.css";
import { DropOver } from "../moving/cards.tsx";
import { useMoving } from "../moving/context.tsx";
import classes from "./screen.module.css";

interface FrameBoardProps extends BoardProps {
  /** The overnight stays of the day before. */
  lastNight: readonly CalendarVisit[];
}

/** The board of one day: walkers by time frames, and the night after the day. */
export function FrameBoard({ lastNight, ...props }: FrameBoardProps) {
  const { board, address, shows, now } = props;
  const { date } = address;
  const { choosingTarget } = useMoving();
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys move between the buttons inside.
    <div className={`${table.board} ${classes.board}`} onKeyDown={moveInBoard}>
      <NowLine date={date} now={now} />
      <BoardTable
        caption="Visits of the day by walker and time frame"
        rowsAre="Walker"
        isGrid={choosingTarget !== undefined}
        head={headOf(board, date, now)}
      >
        {board.rows.map((row) => {
          const [cell] = row.cells;
          if (!cell) return null;
          const nights = lastNight.filter((visit) => visit.walker_id === (row.walker?.id ?? null) && shows(visit));
          return (
            <tr key={row.walker?.id ?? ""} data-unassigned={!row.walker || undefined}>
              <th scope="row">
                <RowHead row={row} work={workOf(cell.visits)} colors={props.colors} address={address} off={cell.off} />
              </th>
              {timeFrames.map(({ value }, index) => (
                <FrameCell key={value} {...props} row={row} cell={cell} timeframe={value}>
                  {index === 0 &&
                    nights.map(({ _id, pet_names, start }) => (
                      <UnstyledButton key={_id} className={classes.tail} onClick={() => address.openVisit(_id)}>
                        <MoonIcon size={14} /> <b>{petsText(pet_names)}</b> since {dayAndHour(start)}
                        <span className="visually-hidden">, overnight, {nameOf(row)}</span>
                      </UnstyledButton>
                    ))}
                </FrameCell>
              ))}
              <TableCell>
                {/* A stay from the evening on has its own card across both columns. */}
                {cell.visits
                  .filter((visit) => shows(visit) && isNight(visit) && visit.timeframe !== "evening")
                  .map(({ _id, pet_names, end }) => (
                    <span key={_id} className={classes.stay}>
                      {petsText(pet_names)} to {dayAndHour(end)}
                    </span>
                  ))}
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
      const isNow = timeOf(date, value, now) === "current";
      const visits = visitsIn(board.rows).filter(({ timeframe }) => timeframe === value);
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

/** Tells whether a time frame is over, is now, or is still to come. `now` in epoch milliseconds. */
function timeOf(date: LocalDate, timeframe: TimeFrame, now: number): "past" | "current" | "coming" {
  const { startHour, endHour } = hoursOf(timeframe);
  if (now >= instantOf(date, endHour, zone)) return "past";
  return now >= instantOf(date, startHour, zone) ? "current" : "coming";
}

/** A line at the present time, behind the cards. */
function NowLine({ date, now }: { date: LocalDate; now: number }) {
  const start = instantOf(date, timeFrames[0].startHour, zone);
  const end = instantOf(date, (timeFrames.at(-1) ?? timeFrames[0]).endHour, zone);
  if (now < start || now >= end) return null;
  return (
    <div className={classes.now} style={{ "--passed": (now - start) / (end - start) }} aria-hidden="true">
      <span>{clockTime(now)}</span>
    </div>
  );
}

interface FrameCellProps extends BoardProps {
  row: BoardRow;
  cell: BoardCell;
  timeframe: TimeFrame;
  /** Contents before the cards. */
  children?: ReactNode;
}

/** A walker's frame: its cards, the free slot, and in words how full it is. */
function FrameCell({ row, cell, timeframe, children, ...props }: FrameCellProps) {
  const visits = cell.visits.filter((visit) => visit.timeframe === timeframe);
  const load = row.walker && cell.loads.find((one) => one.timeframe === timeframe);
  const time = timeOf(cell.date, timeframe, props.now);
  return (
    <TableCell today={time === "current"} past={time === "past"} off={cell.off !== undefined} fullness={load?.fullness}>
      <DropOver row={row} date={cell.date} timeframe={timeframe} visits={props.board.visits}>
        {children}
        <Cards {...props} row={row} cell={cell} visits={visits.filter(props.shows)} inFrame />
        <FreeSlot walker={row.walker} date={cell.date} timeframe={timeframe} onSchedule={props.onSchedule} />
        {row.walker && <Fullness load={load} nights={visits.filter(isNight).length} isPast={time === "past"} />}
      </DropOver>
    </TableCell>
  );
}

/** '70 of 180 min' with its bar, '1 overnight', 'free', or nothing if an empty frame is over. */
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
