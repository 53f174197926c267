import { type ComponentProps, memo } from "react";
import { minutesLate, visitOverdue } from "../../lib/format/shown-status.ts";
import type { Slot } from "../../lib/format/slot.ts";
import { dayAndHour, duration, frameNames, fullDay } from "../../lib/format/time.ts";
import { petsText, serviceBrief, shortName } from "../../lib/format/words.ts";
import { VisitCard } from "../../parts/visit-card.tsx";
import { type Board, type BoardRow, type CalendarVisit, isOpen } from "./board.ts";
import { MovableCard } from "./moving/movable-card.tsx";
import type { CalendarAddress } from "./use-calendar-address.ts";

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

export const nameOf = ({ walker }: BoardRow): string =>
  walker ? `${walker.name}${walker.isCurrentUser ? " (you)" : ""}` : "Unassigned";

export const colorOf = ({ walker }: BoardRow, colors: Map<string, string>): string =>
  (walker && colors.get(walker.id)) ?? "var(--unassigned)";

/** Done visits need one line. Where many are to do, those that are not late share the room. */
export const linesOf = (visit: CalendarVisit, live: number, now: number) =>
  isOpen(visit) && (live < 3 || visitOverdue(visit, now)) ? "pair" : "line";

interface BoardCardProps extends Pick<BoardProps, "address" | "now" | "colors" | "clientNames" | "withoutKey"> {
  visit: CalendarVisit;
  row: BoardRow;
  lines: "pair" | "line" | undefined;
  beyond: boolean;
  /** It stands in the column of its frame, which leaves room for how late it is. */
  inFrame?: boolean;
}

const dayInMinutes = 24 * 60;

interface CardProps extends Omit<ComponentProps<typeof VisitCard>, "onClick"> {
  id: string;
  onOpen: (id: string) => void;
}

/** Moving one visit draws those cards again that it changes, however many there are. */
const Card = memo(function Card({ id, onOpen, ...card }: CardProps) {
  return <VisitCard {...card} onClick={() => onOpen(id)} />;
});

/** A visit on the owner's board. */
export function BoardCard({
  visit,
  row,
  lines,
  beyond,
  inFrame = false,
  address,
  now,
  colors,
  clientNames,
  withoutKey,
}: BoardCardProps) {
  const client = clientNames.get(visit.client_id);
  const overdue = visitOverdue(visit, now);
  const minutes = minutesLate(visit, now);
  const late = inFrame && minutes < dayInMinutes ? `late ${duration(minutes)}` : undefined;
  // Two lines have no room for the word beside the mark.
  const isNamed = lines && overdue && !late;
  const until = inFrame && visit.service_type === "overnight" && `to ${dayAndHour(visit.end)}`;
  const service = [isNamed && "overdue ·", serviceBrief(visit), until].filter(Boolean).join(" ");
  return (
    <MovableCard visit={visit}>
      <Card
        id={visit._id}
        onOpen={address.openVisit}
        {...(!inFrame && { timeframe: visit.timeframe })}
        title={petsText(visit.pet_names)}
        detail={client ? shortName(client) : ""}
        service={service}
        status={visit.status}
        overdue={overdue}
        late={overdue ? late : undefined}
        unassigned={!row.walker}
        dense={lines}
        beyond={beyond}
        keyless={withoutKey.has(visit._id)}
        color={address.colorBy === "status" ? `var(--status-${visit.status})` : colorOf(row, colors)}
        hidden={`, ${frameNames[visit.timeframe]}, ${fullDay(visit.date)}, ${nameOf(row)}`}
      />
    </MovableCard>
  );
}
