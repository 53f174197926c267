import { UnstyledButton } from "@mantine/core";
import { daysOffOn } from "@petcare/domain";
import { dayNumber, longDay, today, weekdayName } from "../../../lib/format/time.ts";
import { EmptyState } from "../../../ui/feedback/states.tsx";
import { byTime } from "../today/visit-lists.ts";
import { VisitRow } from "../today/visit-row.tsx";
import { isOutside, isTail, type WeekProps } from "./week-board.tsx";
import classes from "./week-days.module.css";

/** The week where a table has no room: a strip of days, and below it the chosen day's visits in time order. */
export function WeekDays({ visits, seen, address, now, daysOff }: WeekProps) {
  const current = today(now);
  const { days, day, showDay, open } = address;
  const off = daysOffOn(daysOff, day);
  const ofDay = visits.filter((visit) => visit.date === day || isTail(visit, day)).sort(byTime);
  return (
    <>
      <fieldset className={classes.days} aria-label="Days">
        {days.map((date) => {
          const visitsThen = visits.filter((visit) => visit.date === date).length;
          const isOff = daysOffOn(daysOff, date) !== undefined;
          const outside = isOutside(date, seen);
          return (
            <UnstyledButton
              key={date}
              className={classes.day}
              aria-pressed={date === day}
              data-today={date === current || undefined}
              data-outside={outside || isOff || undefined}
              onClick={() => showDay(date)}
            >
              <span className="visually-hidden">{longDay(date)}, </span>
              <span>{weekdayName(date).slice(0, 2)}</span> <b>{dayNumber(date)}</b>{" "}
              <small>{outside ? "–" : isOff && visitsThen === 0 ? "off" : visitsThen}</small>{" "}
              <span className="visually-hidden">
                {outside ? "not shown" : visitsThen === 1 ? "visit" : "visits"}
                {isOff && ", off"}
              </span>
            </UnstyledButton>
          );
        })}
      </fieldset>
      <h3 className={classes.date}>
        {longDay(day)}
        {day === current && " · Today"}
        {off && ` · Off${off.note ? `: ${off.note}` : ""}`}
      </h3>
      {ofDay.length > 0 ? (
        <ul className={classes.visits}>
          {ofDay.map((visit) => (
            <li key={visit._id}>
              <VisitRow visit={visit} open={open} now={now} />
            </li>
          ))}
        </ul>
      ) : isOutside(day, seen) ? (
        <EmptyState title="This day is not shown" />
      ) : off ? (
        <EmptyState title="Your day off">No visits on this day.</EmptyState>
      ) : (
        <EmptyState title="No visits on this day">A day off, if you like.</EmptyState>
      )}
    </>
  );
}
