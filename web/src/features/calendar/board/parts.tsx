import { type FrameLoad, type LocalDate, type TimeFrame, timeFrames } from "@petcare/domain";
import { type ReactNode, Suspense } from "react";
import { duration, frameBrief, frameNames, fullDay } from "../../../lib/format/time.ts";
import { count } from "../../../lib/format/words.ts";
import { late } from "../../../lib/hooks/late.tsx";
import { Avatar } from "../../../ui/data/avatar.tsx";
import { PlainButton } from "../../../ui/form/plain-button.tsx";
import { MoreIcon, PlusIcon } from "../../../ui/theme/icons.tsx";
import { DropOver } from "../moving/cards.tsx";
import { type BoardProps, Cards } from "./card.tsx";
import { type BoardCell, type BoardRow, colorOf, type DaysOff, nameOf, type Walker, type Work } from "./data.ts";
import classes from "./screen.module.css";

// Menus come after the board, because what opens is larger than the first screen may be.
const WalkerMenu = late(async () => (await import("./menus.tsx")).WalkerMenu, { follows: true });
const DayMenu = late(async () => (await import("./menus.tsx")).DayMenu, { follows: true });

interface RowHeadProps extends Pick<BoardProps, "address" | "colors"> {
  row: BoardRow;
  work: Work;
  /** The walker's days off, on a board of one day. */
  off?: DaysOff | undefined;
}

/** A row's head: the walker, and the work of the shown period. */
export function RowHead({ row, work, colors, address, off }: RowHeadProps) {
  const { walker } = row;
  const { visits, minutes, overnights } = work;
  const name = (
    <b className={classes.name} title={nameOf(row)}>
      {nameOf(row)}
    </b>
  );
  const parts = [
    count(visits, "visit"),
    minutes > 0 && duration(minutes),
    overnights > 0 && count(overnights, "overnight"),
  ];
  return (
    <span className={classes.who}>
      <Avatar name={walker?.name ?? "?"} color={colorOf(row, colors)} />
      <span>
        {walker ? (
          <Suspense fallback={name}>
            <WalkerMenu walker={walker} address={address}>
              {name}
            </WalkerMenu>
          </Suspense>
        ) : (
          name
        )}
        <span className={classes.work}>{parts.filter(Boolean).join(" · ")}</span>
        {walker && !walker.active && <span className={classes.work}>inactive</span>}
        {off && <Off off={off} />}
      </span>
    </span>
  );
}

/** 'Off: dentist' */
const Off = ({ off: { note } }: { off: DaysOff }) => (
  <span className={classes.off} title={note ?? undefined}>
    Off{note && `: ${note}`}
  </span>
);

/** A day's number of visits, as the button of the day's menu. */
export function DayWords({ date, words, address }: Pick<BoardProps, "address"> & { date: LocalDate; words: string }) {
  const shown = (
    <>
      {words} <MoreIcon size={16} />
    </>
  );
  return (
    <Suspense fallback={shown}>
      <DayMenu date={date} words={words} address={address}>
        {shown}
      </DayMenu>
    </Suspense>
  );
}

interface CellContentsProps extends BoardProps {
  row: BoardRow;
  cell: BoardCell;
  dense?: boolean;
}

/** A cell's cards, the free slot that schedules a visit, and how full the day is. */
export function CellContents({ row, cell, dense = false, ...props }: CellContentsProps) {
  const { walker } = row;
  return (
    <DropOver row={row} date={cell.date} visits={props.board.visits}>
      {cell.off && <Off off={cell.off} />}
      {walker &&
        cell.loads.map(
          (load) =>
            load.fullness === "over" && (
              <p key={load.timeframe} className={classes.over}>
                {loadText(load, frameBrief)}
              </p>
            ),
        )}
      <Cards {...props} row={row} cell={cell} visits={cell.visits.filter(props.shows)} dense={dense} />
      <FreeSlot walker={walker} date={cell.date} onSchedule={props.onSchedule} />
      {walker && <FullnessBars loads={cell.loads} />}
    </DropOver>
  );
}

interface FreeSlotProps extends Pick<BoardProps, "onSchedule"> {
  walker: Walker | undefined;
  date: LocalDate;
  timeframe?: TimeFrame;
}

/** The free part of a cell. It schedules a visit there. */
export function FreeSlot({ walker, date, timeframe, onSchedule }: FreeSlotProps) {
  // The form lists no inactive walkers, so a chosen one would be invisible there.
  const assignable = walker && (walker.active || walker.isAdmin) ? walker : undefined;
  const who = assignable ? ` for ${assignable.name}` : "";
  return (
    <PlainButton
      className={classes.slot}
      tabIndex={-1}
      data-slot
      aria-label={`Schedule${who} on ${fullDay(date)}${timeframe ? `, ${frameNames[timeframe]}` : ""}`}
      onClick={() =>
        onSchedule({ date, ...(timeframe && { timeframe }), ...(assignable && { walkerId: assignable.id }) })
      }
    >
      <PlusIcon size={16} />
      <span>Schedule</span>
    </PlainButton>
  );
}

const loadText = ({ timeframe, minutes, limit }: FrameLoad, frameText: (timeframe: TimeFrame) => string) =>
  `${frameText(timeframe)}: ${minutes} of ${limit} min`;

/** A bar for each frame of the day. */
function FullnessBars({ loads }: { loads: FrameLoad[] }) {
  const words = (load: FrameLoad) => loadText(load, (frame) => frameNames[frame]);
  return (
    <span className={classes.bars} title={loads.map(words).join("\n")}>
      {timeFrames.map(({ value }) => {
        const load = loads.find(({ timeframe }) => timeframe === value);
        return (
          <span key={value} className={classes.bar} data-fullness={load?.fullness}>
            {load && <span style={{ "--full": Math.min(1, load.share) }} />}
            {load && <span className="visually-hidden">{words(load)}</span>}
          </span>
        );
      })}
    </span>
  );
}

interface LoadBarProps {
  /** 0 is empty, 1 and more is full. undefined draws an empty bar. */
  share: number | undefined;
  fullness: string | undefined;
  /** Places the bar in its cell. */
  className: string | undefined;
  /** The fullness in words. */
  children: ReactNode;
}

/** How full a frame or a day is, as a bar and in words. */
export const LoadBar = ({ share, fullness, className = "", children }: LoadBarProps) => (
  <span className={`${classes.load} ${className}`} data-fullness={fullness}>
    <span className={classes.bar} data-fullness={fullness}>
      {share !== undefined && <span style={{ "--full": Math.min(1, share) }} />}
    </span>
    <span>{children}</span>
  </span>
);
