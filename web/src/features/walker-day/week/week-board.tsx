import { type LocalDate, timeFrames } from "@petcare/domain";
import { visitOverdue } from "../../../lib/format/overdue.ts";
import { dayNumber, frameNames, frameSpan, fullDay, today, weekdayName } from "../../../lib/format/time.ts";
import { petsText, serviceBrief, shortName } from "../../../lib/format/words.ts";
import { VisitCard } from "../../../parts/visit-card.tsx";
import type { ScheduleWindow, WalkerVisit } from "../my-schedule.ts";
import { byTime } from "../today/visit-lists.ts";
import type { Address } from "../use-address.ts";
import classes from "./week-board.module.css";

export interface WeekProps {
  /** Of this week. */
  visits: WalkerVisit[];
  seen: ScheduleWindow;
  address: Address;
  now: number;
}

/** A column a day, the frames of the day below each other. */
export function WeekBoard({ visits, seen, address, now }: WeekProps) {
  const { days, open } = address;
  const current = today(now);
  const marks = (date: LocalDate) => ({
    "data-today": date === current || undefined,
    "data-outside": isOutside(date, seen) || undefined,
  });
  return (
    <div className={classes.frame}>
      <table className={classes.board}>
        <caption className="visually-hidden">Your visits of the week by time frame and day</caption>
        <thead>
          <tr>
            <th scope="col">
              <span className="visually-hidden">Time frame</span>
            </th>
            {days.map((date) => (
              <th key={date} scope="col" {...marks(date)} aria-current={date === current ? "date" : undefined}>
                <b>{weekdayName(date)}</b> {dayNumber(date)}
                <span className="visually-hidden">, {fullDay(date)}</span>
                {isOutside(date, seen) && <small>Not shown</small>}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {timeFrames.map(({ value }) => (
            <tr key={value}>
              <th scope="row">
                <b>{frameNames[value]}</b>
                <span>{frameSpan(value)}</span>
              </th>
              {days.map((date) => (
                <td key={date} {...marks(date)}>
                  <div className={classes.cell}>
                    {visits
                      .filter((visit) => visit.date === date && visit.timeframe === value)
                      .sort(byTime)
                      .map((visit) => (
                        <VisitCard
                          key={visit._id}
                          timeframe={value}
                          title={petsText(visit.pet_names)}
                          detail={shortName(visit.clientName)}
                          service={serviceBrief(visit)}
                          status={visit.status}
                          overdue={visitOverdue(visit, now)}
                          color="var(--pine-600)"
                          hidden={fullDay(date)}
                          onClick={() => open("visit", visit._id)}
                        />
                      ))}
                  </div>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

export const isOutside = (date: LocalDate, { first, last }: ScheduleWindow): boolean => date < first || date > last;
