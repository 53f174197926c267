import type { CalendarVisit } from "@petcare/contract";
import { isOpen } from "@petcare/domain";
import { memo } from "react";
import type { Outlook } from "../../../lib/api/visit-marks.ts";
import { minutesOverdue, visitOverdue } from "../../../lib/format/shown-status.ts";
import type { Slot } from "../../../lib/format/slot.ts";
import { dayAndHour, duration, frameNames, fullDay } from "../../../lib/format/time.ts";
import { petsText, serviceBrief, shortName } from "../../../lib/format/words.ts";
import { VisitCard } from "../../../parts/visit-card.tsx";
import type { CalendarAddress } from "../address.ts";
import { MovableCard } from "../moving/cards.tsx";
import { useMoving } from "../moving/context.tsx";
import {
  type Board,
  type BoardCell,
  type BoardRow,
  colorOf,
  isNight,
  nameOf,
  outlookWords,
  type Walker,
} from "./data.ts";

/** The data and the actions that each view takes. */
export interface BoardProps {
  board: Board;
  walkers: readonly Walker[];
  address: CalendarAddress;
  /** Whether the filters show a visit. A hidden one still counts as work. */
  shows: (visit: CalendarVisit) => boolean;
  now: number;
  colors: Map<string, string>;
  clientNames: Map<string, string>;
  /** The visits of today and tomorrow whose walkers have no key. */
  withoutKey: ReadonlySet<string>;
  /** How many reports of a visit wait to be settled. */
  reports: ReadonlyMap<string, number>;
  /** The places of walkers, and which of today's visits will be late. */
  outlooks: ReadonlyMap<string, Outlook>;
  onSchedule: (slot: Slot) => void;
}

interface CardsProps extends BoardProps {
  row: BoardRow;
  cell: BoardCell;
  visits: readonly CalendarVisit[];
  /** Cards take one or two lines: a week of the whole team fits on a screen. */
  dense?: boolean;
  /** The column is the cards' time frame. A card then says how late it is instead of the frame. */
  inFrame?: boolean;
}

/** The cards of some visits of a cell. */
export function Cards({ row, cell, visits, dense = false, inFrame = false, ...board }: CardsProps) {
  const { address, now, outlooks } = board;
  const { walker } = row;
  const { choosingTarget } = useMoving();
  const hasMany = visits.filter(isOpen).length >= 3;
  // A visit that is done, or one of many with nothing to tell, has one line.
  const isPair = (visit: CalendarVisit) =>
    isOpen(visit) && (!hasMany || visitOverdue(visit, now) || outlooks.has(visit._id));
  return visits.map((visit) => (
    <BoardCard
      key={visit._id}
      visit={visit}
      walker={walker}
      lines={dense || inFrame ? (isPair(visit) ? "pair" : "line") : undefined}
      inFrame={inFrame}
      client={board.clientNames.get(visit.client_id)}
      color={address.colorBy === "status" ? `var(--status-${visit.status})` : colorOf(row, board.colors)}
      outlook={outlooks.get(visit._id)}
      reports={board.reports.get(visit._id)}
      isBeyond={walker !== undefined && isOpen(visit) && cell.beyond.has(visit._id)}
      isKeyless={board.withoutKey.has(visit._id)}
      isPicked={choosingTarget?.visit._id === visit._id}
      isTwin={dense && visits.some((other) => isNamesake(other, visit))}
      now={now}
      onOpen={address.openVisit}
    />
  ));
}

const isNamesake = (one: CalendarVisit, other: CalendarVisit) =>
  one.client_id !== other.client_id && petsText(one.pet_names) === petsText(other.pet_names);

interface BoardCardProps {
  visit: CalendarVisit;
  walker: Walker | undefined;
  lines: "pair" | "line" | undefined;
  inFrame: boolean;
  client: string | undefined;
  color: string;
  outlook: Outlook | undefined;
  reports: number | undefined;
  isBeyond: boolean;
  isKeyless: boolean;
  isPicked: boolean;
  /** Whether its cell has another visit of pets of that name. A card of one line then names the client, too. */
  isTwin: boolean;
  now: number;
  onOpen: (id: string) => void;
}

const dayInMinutes = 24 * 60;

/** A visit on the owner's board. It is memoized, so a move draws only the cards that it changes. */
const BoardCard = memo(function BoardCard(props: BoardCardProps) {
  const { visit, walker, lines, inFrame, client = "", color, outlook, reports, now, onOpen } = props;
  const pets = petsText(visit.pet_names);
  const overdue = visitOverdue(visit, now);
  const minutes = minutesOverdue(visit, now);
  const overdueFor = overdue && inFrame && minutes < dayInMinutes ? `late ${duration(minutes)}` : undefined;
  const service = [
    // A card of few lines shows the mark without its word.
    lines && overdue && !overdueFor && "overdue ·",
    serviceBrief(visit),
    inFrame && visit.service_type === "overnight" && `to ${dayAndHour(visit.end)}`,
  ];
  return (
    <MovableCard
      visit={visit}
      isPicked={props.isPicked}
      isOvernight={inFrame && isNight(visit) && visit.timeframe === "evening"}
    >
      <VisitCard
        onClick={() => onOpen(visit._id)}
        {...(!inFrame && { timeframe: visit.timeframe })}
        title={props.isTwin && lines === "line" && client ? `${pets} · ${shortName(client)}` : pets}
        detail={shortName(client)}
        service={service.filter(Boolean).join(" ")}
        status={visit.status}
        overdue={overdue}
        overdueFor={overdueFor}
        unassigned={!walker}
        dense={lines}
        beyond={props.isBeyond}
        keyless={props.isKeyless}
        reports={reports}
        outlook={outlook && { words: outlookWords(outlook), isLate: outlook.late !== undefined }}
        color={color}
        hidden={`, ${frameNames[visit.timeframe]}, ${fullDay(visit.date)}, ${nameOf({ walker })}`}
      />
    </MovableCard>
  );
});
