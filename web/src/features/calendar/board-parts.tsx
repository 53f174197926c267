import { UnstyledButton } from "@mantine/core";
import { visitOverdue } from "../../lib/format/shown-status.ts";
import type { Slot } from "../../lib/format/slot.ts";
import { duration, frameNames, fullDay } from "../../lib/format/time.ts";
import { count, petsText, serviceBrief, shortName } from "../../lib/format/words.ts";
import { VisitCard } from "../../parts/visit-card.tsx";
import { Avatar } from "../../ui/data/avatar.tsx";
import { PlusIcon } from "../../ui/theme/icons.tsx";
import { type Board, type BoardCell, type BoardRow, type CalendarVisit, fullness } from "./board.ts";
import classes from "./board-parts.module.css";
import type { WeekAddress } from "./use-week.ts";

/** What both layouts of the board show. */
export interface BoardProps {
  board: Board;
  address: WeekAddress;
  now: number;
  colors: Map<string, string>;
  clientNames: Map<string, string>;
  onSchedule: (slot: Slot) => void;
}

/** A row's head: who, and how much this week. */
export function RowHead({ row, color }: { row: BoardRow; color: string }) {
  const { walker, visits, minutes, overnights } = row;
  const work = [
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
          {work
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
export function CellContents({ row, cell, ...props }: BoardProps & { row: BoardRow; cell: BoardCell }) {
  const color = colorOf(row, props.colors);
  const { walker } = row;
  // The form does not list inactive walkers, so choosing one for it would not be visible.
  const assignable = walker && (walker.active || walker.isAdmin) ? walker : undefined;
  return (
    <>
      {cell.visits.map((visit) => (
        <Card key={visit._id} visit={visit} row={row} color={color} {...props} />
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
      {walker && <FullnessBar cell={cell} />}
    </>
  );
}

function Card({
  visit,
  row,
  color,
  now,
  address,
  clientNames,
}: BoardProps & { visit: CalendarVisit; row: BoardRow; color: string }) {
  const client = clientNames.get(visit.client_id);
  return (
    <VisitCard
      timeframe={visit.timeframe}
      title={petsText(visit.pet_names)}
      detail={client ? shortName(client) : ""}
      service={serviceBrief(visit)}
      status={visit.status}
      overdue={visitOverdue(visit, now)}
      unassigned={!row.walker}
      color={color}
      onClick={() => address.open("visit", visit._id)}
      hidden={`, ${frameNames[visit.timeframe]}, ${fullDay(visit.date)}, ${nameOf(row)}`}
    />
  );
}

function FullnessBar({ cell: { fullest } }: { cell: BoardCell }) {
  if (!fullest) return <span className={classes.bar} />;
  const text = `${frameNames[fullest.timeframe]}: ${fullest.minutes} of ${fullest.limit} min`;
  return (
    <span className={classes.bar} data-fullness={fullness(fullest)} title={text}>
      <span style={{ "--full": Math.min(1, fullest.minutes / fullest.limit) }} />
      <span className="visually-hidden">{text}</span>
    </span>
  );
}
