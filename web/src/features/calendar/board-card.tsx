import type { CalendarVisit } from "@petcare/contract";
import { isOpen } from "@petcare/domain";
import { memo } from "react";
import type { Outlook } from "../../lib/api/watch-marks.ts";
import { minutesOverdue, visitOverdue } from "../../lib/format/shown-status.ts";
import type { Slot } from "../../lib/format/slot.ts";
import { dayAndHour, duration, frameNames, fullDay } from "../../lib/format/time.ts";
import { petsText, serviceBrief, shortName } from "../../lib/format/words.ts";
import { VisitCard } from "../../parts/visit-card.tsx";
import type { Board, BoardRow, Walker } from "./board.ts";
import type { CalendarAddress } from "./calendar-address.ts";
import { MovableCard } from "./moving/movable-card.tsx";
import { outlookWords } from "./outlook-words.ts";

/** The data and the actions that every layout of the board takes. */
export interface BoardProps {
  board: Board;
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
  /** Cards take one or two lines: a week of the whole team fits on a screen. */
  dense?: boolean;
}

export const nameOf = ({ walker }: Pick<BoardRow, "walker">): string =>
  walker ? `${walker.name}${walker.isCurrentUser ? " (you)" : ""}` : "Unassigned";

export const colorOf = ({ walker }: Pick<BoardRow, "walker">, colors: Map<string, string>): string =>
  (walker && colors.get(walker.id)) ?? "var(--unassigned)";

/**
 * One line for done visits, and in a cell with three or more open ones also for those that are not overdue and have no
 * outlook to tell.
 */
export const linesOf = (
  visit: CalendarVisit,
  openInCell: number,
  { now, outlooks }: Pick<BoardProps, "now" | "outlooks">,
) => (isOpen(visit) && (openInCell < 3 || visitOverdue(visit, now) || outlooks.has(visit._id)) ? "pair" : "line");

interface BoardCardProps extends Pick<BoardProps, "now" | "colors" | "clientNames" | "reports" | "outlooks"> {
  visit: CalendarVisit;
  walker: Walker | undefined;
  lines: "pair" | "line" | undefined;
  beyond: boolean;
  keyless: boolean;
  /** Whether it is being moved. */
  picked: boolean;
  /** Whether its cell has another visit of pets of that name. A card of one line then names the client, too. */
  twin?: boolean;
  colorBy: CalendarAddress["colorBy"];
  onOpen: (id: string) => void;
  /** Whether its column is its time frame. The card then says how late it is instead of the frame. */
  inFrame?: boolean;
}

/** Picks the props that each card takes from the board. */
export const cardProps = ({ address, now, colors, clientNames, reports, outlooks }: BoardProps) => ({
  colorBy: address.colorBy,
  onOpen: address.openVisit,
  now,
  colors,
  clientNames,
  reports,
  outlooks,
});

const dayInMinutes = 24 * 60;

/** A visit on the owner's board. It is memoized, so a move draws only the cards that it changes. */
export const BoardCard = memo(function BoardCard({
  visit,
  walker,
  lines,
  beyond,
  keyless,
  picked,
  twin = false,
  inFrame = false,
  colorBy,
  onOpen,
  now,
  colors,
  clientNames,
  reports,
  outlooks,
}: BoardCardProps) {
  const pets = petsText(visit.pet_names);
  const client = clientNames.get(visit.client_id);
  const overdue = visitOverdue(visit, now);
  const minutes = minutesOverdue(visit, now);
  const overdueFor = inFrame && minutes < dayInMinutes ? `late ${duration(minutes)}` : undefined;
  // A compact card has no room for the word beside the mark. Its service line says it.
  const saysOverdue = lines && overdue && !overdueFor;
  const outlook = outlooks.get(visit._id);
  const until = inFrame && visit.service_type === "overnight" && `to ${dayAndHour(visit.end)}`;
  const service = [saysOverdue && "overdue ·", serviceBrief(visit), until].filter(Boolean).join(" ");
  return (
    <MovableCard visit={visit} picked={picked}>
      <VisitCard
        onClick={() => onOpen(visit._id)}
        {...(!inFrame && { timeframe: visit.timeframe })}
        title={twin && lines === "line" && client ? `${pets} · ${shortName(client)}` : pets}
        detail={client ? shortName(client) : ""}
        service={service}
        status={visit.status}
        overdue={overdue}
        overdueFor={overdue ? overdueFor : undefined}
        unassigned={!walker}
        dense={lines}
        beyond={beyond}
        keyless={keyless}
        reports={reports.get(visit._id)}
        outlook={outlook && { words: outlookWords(outlook), isLate: outlook.late !== undefined }}
        color={colorBy === "status" ? `var(--status-${visit.status})` : colorOf({ walker }, colors)}
        hidden={`, ${frameNames[visit.timeframe]}, ${fullDay(visit.date)}, ${nameOf({ walker })}`}
      />
    </MovableCard>
  );
});
