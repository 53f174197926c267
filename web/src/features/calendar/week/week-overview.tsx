import { isOpen } from "@petcare/domain";
import { Link } from "react-router-dom";
import { visitOverdue } from "../../../lib/format/shown-status.ts";
import { dayNumber, fullDay, today, weekdayName } from "../../../lib/format/time.ts";
import { count } from "../../../lib/format/words.ts";
import { MapPinIcon, NoteIcon } from "../../../ui/theme/icons.tsx";
import type { BoardCell } from "../board.ts";
import { type BoardProps, nameOf } from "../board-card.tsx";
import { reportsOf } from "../reports-of.ts";
import classes from "./week-overview.module.css";

/** The week on a phone: how many visits each walker has on each day. A figure leads to its day. */
export function WeekOverview({ board, address, shows, now, reports, outlooks }: BoardProps) {
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
              <span className={classes.name} title={nameOf(row)}>
                {nameOf(row)}
              </span>
            </th>
            {row.cells.map((cell) => {
              const shown = cell.visits.filter((visit) => visit.status !== "cancelled" && shows(visit));
              const left = shown.filter(isOpen).length;
              const late = shown.filter((visit) => visitOverdue(visit, now)).length;
              const coming = shown.flatMap(({ _id }) => outlooks.get(_id) ?? []);
              const soon = coming.filter(({ late }) => late).length;
              const there = coming.filter(({ since }) => since).length;
              const toSettle = reportsOf(cell.visits, reports);
              const fullness = row.walker && tightest(cell);
              return (
                <td
                  key={cell.date}
                  data-today={cell.date === current || undefined}
                  data-off={cell.off !== undefined || undefined}
                  data-fullness={fullness}
                >
                  <Link to={address.linkTo({ view: "day", date: cell.date })} data-done={left === 0 || undefined}>
                    <span aria-hidden="true">
                      {shown.length || (cell.off && <small>off</small>)}
                      {late > 0 && <b className={classes.late}>!</b>}
                      {late === 0 && soon > 0 && <b className={classes.soon}>!</b>}
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
                    <span className="visually-hidden">
                      {fullDay(cell.date)}: {count(shown.length, "visit")}, {left} to go
                      {cell.off && ", off"}
                      {late > 0 && `, ${late} late`}
                      {soon > 0 && `, ${soon} will be late`}
                      {there > 0 && `, there at ${there}`}
                      {toSettle > 0 && `, ${count(toSettle, "report")} to settle`}
                      {fullness === "over" && ", too full"}
                      {fullness === "near" && ", nearly full"}
                    </span>
                  </Link>
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const tightest = ({ loads }: BoardCell) =>
  (["over", "near"] as const).find((fullness) => loads.some((load) => load.fullness === fullness));
