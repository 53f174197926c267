import { type FrameLoad, isOpen, type TimeFrame } from "@petcare/domain";
import type { ReactNode } from "react";
import { count } from "../../../lib/format/words.ts";
import { TableCell } from "../../../parts/week-table.tsx";
import type { BoardCell, BoardRow } from "../board.ts";
import { BoardCard, type BoardProps, cardProps, linesOf } from "../board-card.tsx";
import { FreeSlot } from "../board-parts.tsx";
import { LoadBar } from "../load-bar.tsx";
import { useAiming } from "../moving/moving-context.ts";
import { PutOver } from "../moving/put-here.tsx";
import classes from "./frame-cell.module.css";
import { frameTime } from "./frame-time.ts";
import { isNight } from "./nights.tsx";

interface FrameCellProps extends BoardProps {
  row: BoardRow;
  cell: BoardCell;
  timeframe: TimeFrame;
  /** What stands before the cards. */
  children?: ReactNode;
}

/** A walker's frame: its cards, the free slot, and in words how full it is. */
export function FrameCell({ row, cell, timeframe, children, ...props }: FrameCellProps) {
  const visits = cell.visits.filter((visit) => visit.timeframe === timeframe);
  const shown = visits.filter(props.shows);
  const live = shown.filter(isOpen).length;
  const load = row.walker && cell.loads.find((one) => one.timeframe === timeframe);
  const aiming = useAiming();
  const time = frameTime(cell.date, timeframe, props.now);
  return (
    <TableCell today={time === "current"} past={time === "past"} fullness={load?.fullness}>
      <PutOver row={row} date={cell.date} timeframe={timeframe} visits={props.board.visits} aiming={aiming}>
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
              lines={linesOf(visit, live, props.now)}
              beyond={row.walker !== undefined && isOpen(visit) && cell.beyond.has(visit._id)}
              keyless={props.withoutKey.has(visit._id)}
              picked={aiming?.visit._id === visit._id}
              inFrame
            />
          </div>
        ))}
        <FreeSlot walker={row.walker} date={cell.date} timeframe={timeframe} onSchedule={props.onSchedule} />
        {row.walker && <Fullness load={load} nights={visits.filter(isNight).length} isPast={time === "past"} />}
      </PutOver>
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
