import { isOpen } from "@petcare/domain";
import { memo } from "react";
import { minutesOverdue, visitOverdue } from "../../lib/format/shown-status.ts";
import type { Slot } from "../../lib/format/slot.ts";
import { dayAndHour, duration, frameNames, fullDay } from "../../lib/format/time.ts";
import { petsText, serviceBrief, shortName } from "../../lib/format/words.ts";
import { VisitCard } from "../../parts/visit-card.tsx";
import type { Board, BoardRow, CalendarVisit, Walker } from "./board.ts";
import type { CalendarAddress } from "./calendar-address.ts";
import { MovableCard } from "./moving/movable-card.tsx";

/** What all layouts of the board show. */
export interface BoardProps {
  board: Board;
  address: CalendarAddress;
  /** Whether a visit is in sight. What is not still counts as work. */
  shows: (visit: CalendarVisit) => boolean;
  now: number;
  colors: Map<string, string>;
  clientNames: Map<string, string>;
  /** The visits of today and tomorrow whose walkers have no key. */
  withoutKey: ReadonlySet<string>;
  onSchedule: (slot: Slot) => void;
  /** Cards take one or two lines: a week of the whole team fits on a screen. */
  dense?: boolean;
}

export const nameOf = ({ walker }: Pick<BoardRow, "walker">): string =>
  walker ? `${walker.name}${walker.isCurrentUser ? " (you)" : ""}` : "Unassigned";

export const colorOf = ({ walker }: Pick<BoardRow, "walker">, colors: Map<string, string>): string =>
  (walker && colors.get(walker.id)) ?? "var(--unassigned)";

/** Done visits need one line. Where many are to do, those that are not overdue share the room. */
export const linesOf = (visit: CalendarVisit, live: number, now: number) =>
  isOpen(visit) && (live < 3 || visitOverdue(visit, now)) ? "pair" : "line";

interface BoardCardProps extends Pick<BoardProps, "now" | "colors" | "clientNames"> {
  visit: CalendarVisit;
  walker: Walker | undefined;
  lines: "pair" | "line" | undefined;
  beyond: boolean;
  keyless: boolean;
  /** It is being moved. */
  picked: boolean;
  colorBy: CalendarAddress["colorBy"];
  onOpen: (id: string) => void;
  /** It stands in the column of its frame, which leaves room for how long it is overdue. */
  inFrame?: boolean;
}

/** What a cell's cards take over from the board. */
export const cardProps = ({ address, now, colors, clientNames }: BoardProps) => ({
  colorBy: address.colorBy,
  onOpen: address.openVisit,
  now,
  colors,
  clientNames,
});

const dayInMinutes = 24 * 60;

/** A visit on the owner's board. Moving one draws those cards again that it changes, however many there are. */
export const BoardCard = memo(function BoardCard({
  visit,
  walker,
  lines,
  beyond,
  keyless,
  picked,
  inFrame = false,
  colorBy,
  onOpen,
  now,
  colors,
  clientNames,
}: BoardCardProps) {
  const client = clientNames.get(visit.client_id);
  const overdue = visitOverdue(visit, now);
  const minutes = minutesOverdue(visit, now);
  const overdueFor = inFrame && minutes < dayInMinutes ? `late ${duration(minutes)}` : undefined;
  // Two lines have no room for the word beside the mark.
  const isNamed = lines && overdue && !overdueFor;
  const until = inFrame && visit.service_type === "overnight" && `to ${dayAndHour(visit.end)}`;
  const service = [isNamed && "overdue ·", serviceBrief(visit), until].filter(Boolean).join(" ");
  return (
    <MovableCard visit={visit} picked={picked}>
      <VisitCard
        onClick={() => onOpen(visit._id)}
        {...(!inFrame && { timeframe: visit.timeframe })}
        title={petsText(visit.pet_names)}
        detail={client ? shortName(client) : ""}
        service={service}
        status={visit.status}
        overdue={overdue}
        overdueFor={overdue ? overdueFor : undefined}
        unassigned={!walker}
        dense={lines}
        beyond={beyond}
        keyless={keyless}
        color={colorBy === "status" ? `var(--status-${visit.status})` : colorOf({ walker }, colors)}
        hidden={`, ${frameNames[visit.timeframe]}, ${fullDay(visit.date)}, ${nameOf({ walker })}`}
      />
    </MovableCard>
  );
});
