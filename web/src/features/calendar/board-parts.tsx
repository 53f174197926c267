import { UnstyledButton } from "@mantine/core";
import { type FrameLoad, type TimeFrame, timeFrames } from "@petcare/domain";
import { visitOverdue } from "../../lib/format/shown-status.ts";
import type { Slot } from "../../lib/format/slot.ts";
import { duration, frameBrief, frameNames, fullDay } from "../../lib/format/time.ts";
import { count, petsText, serviceBrief, shortName } from "../../lib/format/words.ts";
import { VisitCard } from "../../parts/visit-card.tsx";
import { Avatar } from "../../ui/data/avatar.tsx";
import { PlusIcon } from "../../ui/theme/icons.tsx";
import { type Board, type BoardCell, type BoardRow, type CalendarVisit, isOpen, type Work } from "./board.ts";
import classes from "./board-parts.module.css";
import { matching } from "./filter.ts";
import type { WeekAddress } from "./use-week.ts";

/** What both layouts of the board show. */
export interface BoardProps {
  board: Board;
  address: WeekAddress;
  now: number;
  colors: Map<string, string>;
  clientNames: Map<string, string>;
  onSchedule: (slot: Slot) => void;
  /** Cards take one or two lines: a week of the whole team fits on a screen. */
  dense?: boolean;
}

/** A row's head: who, and how much work in the period that is shown. */
export function RowHead({ row, work, color }: { row: BoardRow; work: Work; color: string }) {
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
        <b>{nameOf(row)}</b>
        <span className={classes.work}>
          {parts
            .filter((part) => part !== false)
            .map((part) => (
              <span key={part}>{part}</span>
            ))}
        </span>
        {walker && !walker.active && <span className={classes.work}>inactive</span>}
      </span>
    </span>
  );
}

export const nameOf = ({ walker }: BoardRow): string =>
  walker ? `${walker.name}${walker.isCurrentUser ? " (you)" : ""}` : "Unassigned";

export const colorOf = ({ walker }: BoardRow, colors: Map<string, string>): string =>
  (walker && colors.get(walker.id)) ?? "var(--unassigned)";

/** A cell's cards, the free slot that schedules a visit, and how full the day is. */
export function CellContents({ row, cell, dense, ...props }: BoardProps & { row: BoardRow; cell: BoardCell }) {
  const color = colorOf(row, props.colors);
  const { walker } = row;
  // The form does not list inactive walkers, so choosing one for it would not be visible.
  const assignable = walker && (walker.active || walker.isAdmin) ? walker : undefined;
  const shown = cell.visits.filter(matching(props.address.only, props.now));
  const live = shown.filter(isOpen);
  const over = cell.loads.filter(({ fullness }) => fullness === "over");
  return (
    <>
      {walker &&
        over.map((load) => (
          <p key={load.timeframe} className={classes.over}>
            {loadText(load, frameBrief)}
          </p>
        ))}
      {shown.map((visit) => (
        <Card
          key={visit._id}
          visit={visit}
          lines={dense ? linesOf(visit, live.length, props.now) : undefined}
          beyond={walker !== undefined && isOpen(visit) && cell.beyond.has(visit._id)}
          row={row}
          color={color}
          {...props}
        />
      ))}
      <UnstyledButton
        className={classes.slot}
        tabIndex={-1}
        data-slot
        aria-label={`Schedule ${assignable ? `for ${assignable.name} ` : ""}on ${fullDay(cell.date)}`}
        onClick={() => props.onSchedule({ date: cell.date, ...(assignable && { walkerId: assignable.id }) })}
      >
        <PlusIcon size={16} />
        <span>Schedule</span>
      </UnstyledButton>
      {walker && <FullnessBars loads={cell.loads} />}
    </>
  );
}

/** Done visits need one line. Where many are to do, those that are not late share the room. */
const linesOf = (visit: CalendarVisit, live: number, now: number) =>
  isOpen(visit) && (live < 3 || visitOverdue(visit, now)) ? "pair" : "line";

function Card({
  visit,
  lines,
  beyond,
  row,
  color,
  now,
  address,
  clientNames,
}: BoardProps & {
  visit: CalendarVisit;
  lines: "pair" | "line" | undefined;
  beyond: boolean;
  row: BoardRow;
  color: string;
}) {
  const client = clientNames.get(visit.client_id);
  const overdue = visitOverdue(visit, now);
  // Two lines have no room for the word beside the mark.
  const service = lines && overdue ? `overdue · ${serviceBrief(visit)}` : serviceBrief(visit);
  return (
    <VisitCard
      timeframe={visit.timeframe}
      title={petsText(visit.pet_names)}
      detail={client ? shortName(client) : ""}
      service={service}
      status={visit.status}
      overdue={overdue}
      unassigned={!row.walker}
      dense={lines}
      beyond={beyond}
      color={color}
      onClick={() => address.open("visit", visit._id)}
      hidden={`, ${frameNames[visit.timeframe]}, ${fullDay(visit.date)}, ${nameOf(row)}`}
    />
  );
}

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
