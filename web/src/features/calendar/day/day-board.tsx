import { Button, UnstyledButton } from "@mantine/core";
import { Link } from "react-router-dom";
import { dayNumber, longDay, today, weekdayName } from "../../../lib/format/time.ts";
import { workOf } from "../board.ts";
import { type BoardProps, colorOf, nameOf } from "../board-card.tsx";
import { CellContents, RowHead } from "../board-parts.tsx";
import { useChoosingTarget } from "../moving/moving-context.ts";
import classes from "./day-board.module.css";
import { DayTargets } from "./day-targets.tsx";

/** The week on a phone: a strip of days, and below it the chosen day's walkers. */
export function DayBoard(props: BoardProps) {
  const { board, address, now } = props;
  const current = today(now);
  const choosingTarget = useChoosingTarget();
  const index = address.days.indexOf(address.date);
  const visitsOn = (day: number) =>
    board.rows.reduce((sum, row) => sum + workOf(row.cells[day]?.visits ?? []).visits, 0);
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
              {visitsOn(day)} <span className="visually-hidden">visits</span>
            </small>
          </UnstyledButton>
        ))}
      </nav>
      <div className={classes.head}>
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
      </div>
      {choosingTarget?.by === "tap" ? (
        <DayTargets {...props} visit={choosingTarget.visit} />
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
                <RowHead
                  row={row}
                  work={workOf(cell.visits)}
                  color={colorOf(row, props.colors)}
                  address={props.address}
                />
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
