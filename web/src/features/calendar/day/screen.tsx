import { Button, Group, UnstyledButton } from "@mantine/core";
import { business } from "@petcare/business";
import type { CalendarVisit } from "@petcare/contract";
import { type FrameLoad, frameLoads, type TimeFrame, timeFrames } from "@petcare/domain";
import { useState } from "react";
import { Link } from "react-router-dom";
import { dayNumber, frameBrief, longDay, today, weekdayName } from "../../../lib/format/time.ts";
import { Avatar } from "../../../ui/data/avatar.tsx";
import { ChoiceButtons } from "../../../ui/form/choice-buttons.tsx";
import type { BoardProps } from "../board/card.tsx";
import { colorOf, nameOf, visitsIn, workOf } from "../board/data.ts";
import { CellContents, RowHead } from "../board/parts.tsx";
import { useMoving } from "../moving/context.tsx";
import { type Fit, fitOf, isThere, markOf, whenSpoken } from "../moving/target.ts";
import classes from "./screen.module.css";

/** The week on a phone: a strip of days, and below it the chosen day's walkers. */
export function DayBoard(props: BoardProps) {
  const { board, address, now } = props;
  const current = today(now);
  const { choosingTarget } = useMoving();
  const index = address.days.indexOf(address.date);
  const visits = Map.groupBy(visitsIn(board.rows), ({ date }) => date);
  return (
    <>
      <nav className={classes.days} aria-label="Days">
        {address.days.map((date, day) => (
          <UnstyledButton
            key={date}
            className={classes.day}
            aria-pressed={day === index}
            data-today={date === current || undefined}
            onClick={() => address.chooseDay(date)}
          >
            <span>{weekdayName(date)}</span> <b>{dayNumber(date)}</b>{" "}
            <small>
              {workOf(visits.get(date) ?? []).visits} <span className="visually-hidden">visits</span>
            </small>
          </UnstyledButton>
        ))}
      </nav>
      <Group justify="space-between" gap={8} mb={10}>
        <h2>{longDay(address.date)}</h2>
        {address.date >= current && (
          <Button
            component={Link}
            to={address.dialogOver("closing", address.date)}
            state={{ opened: true }}
            variant="subtle"
            size="compact-md"
          >
            Close the day…
          </Button>
        )}
      </Group>
      {choosingTarget?.by === "tap" ? (
        <Targets {...props} visit={choosingTarget.visit} />
      ) : (
        <div className="stack gap-12">
          {board.rows.map((row) => {
            const cell = row.cells[index];
            if (!cell || (!row.walker && cell.visits.length === 0)) return null;
            return (
              <section
                key={row.walker?.id ?? ""}
                className={classes.row}
                data-unassigned={!row.walker || undefined}
                aria-label={nameOf(row)}
              >
                <RowHead row={row} work={workOf(cell.visits)} colors={props.colors} address={address} />
                <div className={classes.cards}>
                  <CellContents {...props} row={row} cell={cell} />
                </div>
              </section>
            );
          })}
        </div>
      )}
    </>
  );
}

const frames = timeFrames.map(({ value }) => ({ value, label: frameBrief(value) }));

/** The places for a visit on the chosen day: each walker, in the time frame that is chosen above. */
function Targets({ board, address: { date }, colors, visit }: BoardProps & { visit: CalendarVisit }) {
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
        const before = frameLoads(there, business.travelBufferMinutes).find((load) => load.timeframe === timeframe);
        const target = { date, timeframe, walker_id: row.walker?.id ?? null };
        const isHome = isThere(visit, target);
        const fit = fitOf(board.visits, visit, target, row.walker);
        const after = fit.load;
        return (
          <UnstyledButton
            key={target.walker_id}
            className={classes.target}
            data-drop
            tabIndex={index === 0 ? 0 : undefined}
            data-home={isHome || undefined}
            data-fullness={isHome ? undefined : (markOf(fit) ?? after?.fullness)}
            onClick={() => onMove(visit, target)}
          >
            <Avatar name={row.walker?.name ?? "?"} color={colorOf(row, colors)} />
            <span>
              <b>{nameOf(row)}</b>
              {fit.isInactive && <small>inactive</small>}
              {after && <small>{isHome ? minutesOf(before) : `${before?.minutes ?? 0} → ${minutesOf(after)}`}</small>}
            </span>
            <span className={classes.fit}>{isHome ? "here now" : fitWord(fit)}</span>
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
