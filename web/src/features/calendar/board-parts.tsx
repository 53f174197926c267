import type { CalendarVisit } from "@petcare/contract";
import { type FrameLoad, isOpen, type LocalDate, type TimeFrame, timeFrames } from "@petcare/domain";
import { type ComponentProps, memo, Suspense } from "react";
import { duration, frameBrief, frameNames, fullDay } from "../../lib/format/time.ts";
import { count, petsText } from "../../lib/format/words.ts";
import { late } from "../../lib/hooks/late.tsx";
import { Avatar } from "../../ui/data/avatar.tsx";
import { PlainButton } from "../../ui/form/plain-button.tsx";
import { PlusIcon } from "../../ui/theme/icons.tsx";
import type { BoardCell, BoardRow, DaysOff, Walker, Work } from "./board.ts";
import { BoardCard, type BoardProps, cardProps, linesOf, nameOf } from "./board-card.tsx";
import classes from "./board-parts.module.css";
import { DayWords } from "./day-words.tsx";
import { DropOver } from "./moving/drop-here.tsx";
import { useChoosingTarget } from "./moving/moving-context.ts";

// Menus come after the board: what opens is larger than the first screen may be.
const WalkerMenu = late(async () => (await import("./board-menus.tsx")).WalkerMenu, { follows: true });
const DayActs = late(async () => (await import("./board-menus.tsx")).DayActs, { follows: true });

interface RowHeadProps extends Pick<BoardProps, "address"> {
  row: BoardRow;
  work: Work;
  color: string;
  /** The days off of the day that is shown alone. */
  off?: DaysOff | undefined;
}

/** A row's head: who, and how much work in the period that is shown. */
export function RowHead({ row, work, color, address, off }: RowHeadProps) {
  const { walker } = row;
  const { visits, minutes, overnights } = work;
  const parts = [
    count(visits, "visit"),
    minutes > 0 && duration(minutes),
    overnights > 0 && count(overnights, "overnight"),
  ];
  return (
    <span className={classes.who}>
      <Avatar name={walker?.name ?? "?"} color={color} />
      <span>
        {walker ? (
          <Suspense fallback={<b>{nameOf(row)}</b>}>
            <WalkerMenu walker={walker} address={address} />
          </Suspense>
        ) : (
          <b>{nameOf(row)}</b>
        )}
        <span className={classes.work}>
          {parts
            .filter((part) => part !== false)
            .map((part) => (
              <span key={part}>{part}</span>
            ))}
        </span>
        {walker && !walker.active && <span className={classes.work}>inactive</span>}
        {off && <Off off={off} />}
      </span>
    </span>
  );
}

/** 'Off: dentist' */
const Off = ({ off: { note } }: { off: DaysOff }) => (
  <span className={classes.off} title={note ?? undefined}>
    Off
    {note && `: ${note}`}
  </span>
);

/** A day's number of visits, and what can be done about them. */
export const DayMenu = (day: ComponentProps<typeof DayActs>) => (
  <Suspense fallback={<DayWords words={day.words} />}>
    <DayActs {...day} />
  </Suspense>
);

/** A cell's cards, the free slot that schedules a visit, and how full the day is. */
export function CellContents({ row, cell, dense, ...props }: BoardProps & { row: BoardRow; cell: BoardCell }) {
  const { walker } = row;
  const choosingTarget = useChoosingTarget();
  const shown = cell.visits.filter(props.shows);
  const live = shown.filter(isOpen);
  const over = cell.loads.filter(({ fullness }) => fullness === "over");
  return (
    <DropOver row={row} date={cell.date} visits={props.board.visits} choosingTarget={choosingTarget}>
      {cell.off && <Off off={cell.off} />}
      {walker &&
        over.map((load) => (
          <p key={load.timeframe} className={classes.over}>
            {loadText(load, frameBrief)}
          </p>
        ))}
      {shown.map((visit) => (
        <BoardCard
          key={visit._id}
          {...cardProps(props)}
          visit={visit}
          walker={walker}
          lines={dense ? linesOf(visit, live.length, props) : undefined}
          beyond={walker !== undefined && isOpen(visit) && cell.beyond.has(visit._id)}
          keyless={props.withoutKey.has(visit._id)}
          picked={choosingTarget?.visit._id === visit._id}
          twin={dense === true && shown.some((other) => other !== visit && isSameName(other, visit))}
        />
      ))}
      <FreeSlot walker={walker} date={cell.date} onSchedule={props.onSchedule} />
      {walker && <FullnessBars loads={cell.loads} />}
    </DropOver>
  );
}

const isSameName = (one: CalendarVisit, other: CalendarVisit) =>
  one.client_id !== other.client_id && petsText(one.pet_names) === petsText(other.pet_names);

interface FreeSlotProps extends Pick<BoardProps, "onSchedule"> {
  walker: Walker | undefined;
  date: LocalDate;
  timeframe?: TimeFrame;
}

/** The free part of a cell, which schedules a visit there. */
export const FreeSlot = memo(function FreeSlot({ walker, date, timeframe, onSchedule }: FreeSlotProps) {
  // The form does not list inactive walkers, so choosing one for it would not be visible.
  const assignable = walker && (walker.active || walker.isAdmin) ? walker : undefined;
  return (
    <PlainButton
      className={classes.slot}
      tabIndex={-1}
      data-slot
      aria-label={[
        "Schedule",
        assignable && `for ${assignable.name}`,
        `on ${fullDay(date)}${timeframe ? `, ${frameNames[timeframe]}` : ""}`,
      ]
        .filter(Boolean)
        .join(" ")}
      onClick={() =>
        onSchedule({ date, ...(timeframe && { timeframe }), ...(assignable && { walkerId: assignable.id }) })
      }
    >
      <PlusIcon size={16} />
      <span>Schedule</span>
    </PlainButton>
  );
});

const loadText = ({ timeframe, minutes, limit }: FrameLoad, frameText: (timeframe: TimeFrame) => string) =>
  `${frameText(timeframe)}: ${minutes} of ${limit} min`;

/** A segment for each frame of the day. */
function FullnessBars({ loads }: { loads: FrameLoad[] }) {
  return (
    <span className={classes.bars} title={loads.map((load) => loadText(load, (frame) => frameNames[frame])).join("\n")}>
      {timeFrames.map(({ value }) => {
        const load = loads.find(({ timeframe }) => timeframe === value);
        return (
          <span key={value} data-fullness={load?.fullness}>
            {load && <span style={{ "--full": Math.min(1, load.share) }} />}
            {load && <span className="visually-hidden">{loadText(load, (frame) => frameNames[frame])}</span>}
          </span>
        );
      })}
    </span>
  );
}
