import { UnstyledButton } from "@mantine/core";
import { business } from "@petcare/business";
import type { CalendarVisit } from "@petcare/contract";
import { type FrameLoad, frameLoads, type TimeFrame, timeFrames } from "@petcare/domain";
import { useState } from "react";
import { frameBrief } from "../../../lib/format/time.ts";
import { Avatar } from "../../../ui/data/avatar.tsx";
import { ChoiceButtons } from "../../../ui/form/choice-buttons.tsx";
import { type BoardProps, colorOf, nameOf } from "../board-card.tsx";
import { type Fit, fitOf, markOf } from "../moving/fit.ts";
import { useMoving } from "../moving/moving-context.ts";
import { isThere, whenSpoken } from "../moving/target.ts";
import classes from "./day-targets.module.css";

interface DayTargetsProps extends Pick<BoardProps, "board" | "address" | "colors"> {
  /** The visit that is being moved. */
  visit: CalendarVisit;
}

const frames = timeFrames.map(({ value }) => ({ value, label: frameBrief(value) }));

/** On a phone, the places where a visit can be dropped on the chosen day: each walker, in the time frame that is chosen above. */
export function DayTargets({ board, address: { date }, colors, visit }: DayTargetsProps) {
  const { onMove } = useMoving();
  const [timeframe, setTimeframe] = useState<TimeFrame>(visit.timeframe);
  return (
    <div className="stack gap-8">
      <ChoiceButtons
        legend="Time frame"
        hideLegend
        columns={frames.length}
        options={frames}
        value={timeframe}
        onChange={setTimeframe}
      />
      {board.rows.map((row, index) => {
        const there = row.cells.find((cell) => cell.date === date)?.visits ?? [];
        const target = { date, timeframe, walker_id: row.walker?.id ?? null };
        const home = isThere(visit, target);
        const fit = fitOf(board.visits, visit, target, row.walker);
        const after = fit.load;
        const before = frameLoads(there, business.travelBufferMinutes).find((load) => load.timeframe === timeframe);
        return (
          <UnstyledButton
            key={target.walker_id}
            className={classes.target}
            data-drop
            tabIndex={index === 0 ? 0 : undefined}
            data-home={home || undefined}
            data-fullness={home ? undefined : (markOf(fit) ?? after?.fullness)}
            onClick={() => onMove(visit, target)}
          >
            <Avatar name={row.walker?.name ?? "?"} color={colorOf(row, colors)} />
            <span className={classes.who}>
              <b>{nameOf(row)}</b>
              {row.walker && !row.walker.active && !row.walker.isAdmin && <small>inactive</small>}
              {after && <small>{home ? minutesOf(before) : `${before?.minutes ?? 0} → ${minutesOf(after)}`}</small>}
            </span>
            <span className={classes.fit}>{home ? "here now" : fitWord(fit)}</span>
            <span className="visually-hidden">, {whenSpoken(target)}</span>
          </UnstyledButton>
        );
      })}
    </div>
  );
}

const minutesOf = (load: FrameLoad | undefined) => (load ? `${load.minutes} of ${load.limit} min` : "free");

function fitWord({ load, isTwice, isOff }: Fit): string {
  if (isOff) return "⚠ off";
  if (isTwice) return "⚠ same service already";
  if (!load) return "put here";
  if (load.fullness === "over") return `⚠ over by ${load.minutes - load.limit} min`;
  return load.fullness === "near" ? "✓ just fits" : "✓ fits";
}
