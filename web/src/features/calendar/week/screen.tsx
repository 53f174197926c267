import { isOpen, type LocalDate } from "@petcare/domain";
import { Link } from "react-router-dom";
import { visitOverdue } from "../../../lib/format/shown-status.ts";
import { dayNumber, fullDay, today, weekdayName } from "../../../lib/format/time.ts";
import { count } from "../../../lib/format/words.ts";
import { DayCell, WeekTable } from "../../../parts/week-table.tsx";
import { MapPinIcon, NoteIcon } from "../../../ui/theme/icons.tsx";
import type { BoardProps } from "../board/card.tsx";
import { type BoardCell, type BoardRow, nameOf, visitsIn, workOf } from "../board/data.ts";
import { moveInBoard } from "../board/keys.ts";
import { CellContents, DayWords, RowHead } from "../board/parts.tsx";
import boards from "../board/screen.module.css";
import { reportsOf } from "../data.ts";
import { useMoving } from "../moving/context.tsx";
import classes from "./screen.module.css";

/** Walkers by days. Tab goes from card to card, and the arrow keys through cards and free slots. */
export function WeekBoard(props: BoardProps) {
  const { board, address, colors, now } = props;
  const current = today(now);
  const { choosingTarget } = useMoving();
  const wordsOf = (date: LocalDate) =>
    count(workOf(visitsIn(board.rows).filter((visit) => visit.date === date)).visits, "visit");
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys move between the buttons inside.
    <div className={boards.board} onKeyDown={moveInBoard}>
      <WeekTable
        caption="Visits of the week by walker and day"
        rowsAre="Walker"
        isGrid={choosingTarget !== undefined}
        days={address.days}
        today={current}
        note={(date) =>
          date < current ? wordsOf(date) : <DayWords date={date} address={address} words={wordsOf(date)} />
        }
      >
        {board.rows.map((row) => (
          <tr key={row.walker?.id ?? ""} data-unassigned={!row.walker || undefined}>
            <th scope="row">
              <RowHead row={row} work={row.work} colors={colors} address={address} />
            </th>
            {row.cells.map((cell) => (
              <DayCell key={cell.date} date={cell.date} today={current} off={cell.off !== undefined}>
                <CellContents {...props} dense row={row} cell={cell} />
              </DayCell>
            ))}
          </tr>
        ))}
      </WeekTable>
    </div>
  );
}

/** The week on a phone: the number of visits by walker and day. A figure leads to its day. */
export function WeekOverview(props: BoardProps) {
  const { board, address, now } = props;
  const current = today(now);
  return (
    <table className={classes.table}>
      <caption className="visually-hidden">Numbers of visits by walker and day</caption>
      <thead>
        <tr>
          <th scope="col">
            <span className="visually-hidden">Walker</span>
          </th>
          {address.days.map((date) => (
            <th key={date} scope="col" data-today={date === current || undefined}>
              {weekdayName(date).slice(0, 2)} <b>{dayNumber(date)}</b>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {board.rows.map((row) => (
          <tr key={row.walker?.id ?? ""} data-unassigned={!row.walker || undefined}>
            <th scope="row">
              <span className={boards.name} title={nameOf(row)}>
                {nameOf(row)}
              </span>
            </th>
            {row.cells.map((cell) => (
              <td
                key={cell.date}
                data-today={cell.date === current || undefined}
                data-off={cell.off !== undefined || undefined}
                data-fullness={row.walker && tightest(cell)}
              >
                <DayFigure {...props} row={row} cell={cell} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const tightest = ({ loads }: BoardCell) =>
  (["over", "near"] as const).find((fullness) => loads.some((load) => load.fullness === fullness));

/** A walker's number of visits on a day, with marks for problems. Screen readers read all of it. */
function DayFigure({
  row,
  cell,
  address,
  shows,
  now,
  reports,
  outlooks,
}: BoardProps & { row: BoardRow; cell: BoardCell }) {
  const shown = cell.visits.filter((visit) => visit.status !== "cancelled" && shows(visit));
  const left = shown.filter(isOpen).length;
  const late = shown.filter((visit) => visitOverdue(visit, now)).length;
  const coming = shown.flatMap(({ _id }) => outlooks.get(_id) ?? []);
  const soon = coming.filter(({ late }) => late).length;
  const there = coming.filter(({ since }) => since).length;
  const toSettle = reportsOf(cell.visits, reports);
  const fullness = row.walker && tightest(cell);
  const words = [
    `${fullDay(cell.date)}: ${count(shown.length, "visit")}`,
    `${left} to go`,
    cell.off && "off",
    late > 0 && `${late} late`,
    soon > 0 && `${soon} will be late`,
    there > 0 && `there at ${there}`,
    toSettle > 0 && `${count(toSettle, "report")} to settle`,
    fullness && { over: "too full", near: "nearly full" }[fullness],
  ];
  return (
    <Link to={address.linkTo({ view: "day", date: cell.date })}>
      <span aria-hidden="true">
        {shown.length || (cell.off && <small>off</small>)}
        {late + soon > 0 && <b className={late > 0 ? classes.late : classes.soon}>!</b>}
      </span>
      {there > 0 && (
        <span className={classes.there}>
          <MapPinIcon size={12} />
        </span>
      )}
      {toSettle > 0 && (
        <span className={classes.reports}>
          <NoteIcon size={12} />
        </span>
      )}
      <span className="visually-hidden">{words.filter(Boolean).join(", ")}</span>
    </Link>
  );
}
