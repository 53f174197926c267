import type { CalendarVisit } from "@petcare/contract";
import { isOpen } from "@petcare/domain";
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

/** The data and the acts of every view. */
export interface BoardProps {
  board: Board;
  walkers: readonly Walker[];
  address: CalendarAddress;
  /** Whether the filters show a visit. Hidden visits still count as work. */
  shows: (visit: CalendarVisit) => boolean;
  now: number;
  colors: Map<string, string>;
  clientNames: Map<string, string>;
  /** The visits of today and tomorrow whose walkers have no key. */
  withoutKey: ReadonlySet<string>;
  /** How many reports of a visit wait to be settled. */
  reports: ReadonlyMap<string, number>;
  /** By visit: whether the walker is there, and how late it will be. */
  outlooks: ReadonlyMap<string, Outlook>;
  onSchedule: (slot: Slot) => void;
}

interface CardsProps extends BoardProps {
  row: BoardRow;
  cell: BoardCell;
  visits: readonly CalendarVisit[];
  /** Whether cards take one or two lines, so that the team's week fits on a screen. */
  dense?: boolean;
  /** Whether the column is the time frame. A card then says how late the visit is instead of its frame. */
  inFrame?: boolean;
}

/** Draws some visits of a cell as cards. */
export const Cards = (props: CardsProps) =>
  props.visits.map((visit) => <BoardCard key={visit._id} {...props} visit={visit} />);

const dayInMinutes = 24 * 60;

/** Draws a visit on the owner's board. */
function BoardCard({
  visit,
  visits,
  row,
  cell,
  dense,
  inFrame = false,
  ...board
}: CardsProps & { visit: CalendarVisit }) {
  const { address, now } = board;
  const { walker } = row;
  const { choosingTarget } = useMoving();
  const outlook = board.outlooks.get(visit._id);
  const client = shortName(board.clientNames.get(visit.client_id) ?? "");
  const pets = petsText(visit.pet_names);
  const overdue = visitOverdue(visit, now);
  const minutes = minutesOverdue(visit, now);
  const overdueFor = overdue && inFrame && minutes < dayInMinutes ? `late ${duration(minutes)}` : undefined;
  // One line is enough for a visit that is done, and for one of many without a problem.
  const needsPair = isOpen(visit) && (overdue || outlook !== undefined || visits.filter(isOpen).length < 3);
  const lines = dense || inFrame ? (needsPair ? "pair" : "line") : undefined;
  const isTwin = dense && visits.some((other) => isNamesake(other, visit));
  const service = [
    // A card of few lines shows the mark without its word.
    lines && overdue && !overdueFor && "overdue ·",
    serviceBrief(visit),
    inFrame && visit.service_type === "overnight" && `to ${dayAndHour(visit.end)}`,
  ];
  return (
    <MovableCard
      visit={visit}
      isPicked={choosingTarget?.visit._id === visit._id}
      isOvernight={inFrame && isNight(visit) && visit.timeframe === "evening"}
    >
      <VisitCard
        onClick={() => address.openVisit(visit._id)}
        {...(!inFrame && { timeframe: visit.timeframe })}
        title={isTwin && lines === "line" && client ? `${pets} · ${client}` : pets}
        detail={client}
        service={service.filter(Boolean).join(" ")}
        status={visit.status}
        overdue={overdue}
        overdueFor={overdueFor}
        unassigned={!walker}
        dense={lines}
        beyond={walker !== undefined && isOpen(visit) && cell.beyond.has(visit._id)}
        keyless={board.withoutKey.has(visit._id)}
        reports={board.reports.get(visit._id)}
        outlook={outlook && { words: outlookWords(outlook), isLate: outlook.late !== undefined }}
        color={address.colorBy === "status" ? `var(--status-${visit.status})` : colorOf(row, board.colors)}
        hidden={`, ${frameNames[visit.timeframe]}, ${fullDay(visit.date)}, ${nameOf({ walker })}`}
      />
    </MovableCard>
  );
}

/** Tells whether two clients' visits are of pets with the same names. A card of one line then names the client, too. */
const isNamesake = (one: CalendarVisit, other: CalendarVisit) =>
  one.client_id !== other.client_id && petsText(one.pet_names) === petsText(other.pet_names);
