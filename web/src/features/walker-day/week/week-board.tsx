import type { AnswerOf, me } from "@petcare/contract";
import { addDays, daysOffOn, type LocalDate, type TimeFrame, timeFrames } from "@petcare/domain";
import type { ShownVisit } from "../../../lib/day/laid-over.ts";
import { visitOverdue } from "../../../lib/format/shown-status.ts";
import { dayAndHour, frameNames, frameSpan, fullDay, today } from "../../../lib/format/time.ts";
import { serviceBrief, shortName } from "../../../lib/format/words.ts";
import { VisitCard } from "../../../parts/visit-card.tsx";
import { DayCell, WeekTable } from "../../../parts/week-table.tsx";
import { type ScheduleWindow, visitName } from "../my-schedule.ts";
import { byTime } from "../today/visit-lists.ts";
import type { Address } from "../use-address.ts";
import classes from "./week-board.module.css";

type DaysOff = AnswerOf<typeof me>["days_off"][number];

export interface WeekProps {
  /** The visits of this week. */
  visits: ShownVisit[];
  seen: ScheduleWindow;
  address: Address;
  now: number;
  daysOff: readonly DaysOff[];
}

/** The week as a table: a column a day, a row a time frame. */
export function WeekBoard({ visits, seen, address, now, daysOff }: WeekProps) {
  const { days, open } = address;
  const week = { today: today(now), isOutside: (date: LocalDate) => isOutside(date, seen) };
  const isOff = (date: LocalDate) => daysOffOn(daysOff, date) !== undefined;
  return (
    <div className={classes.board}>
      <WeekTable
        caption="Your visits of the week by time frame and day"
        rowsAre="Time frame"
        days={days}
        note={(date) => isOff(date) && "Off"}
        {...week}
      >
        {timeFrames.map(({ value }) => (
          <tr key={value}>
            <th scope="row">
              <b>{frameNames[value]}</b>
              <span>{frameSpan(value)}</span>
            </th>
            {days.map((date) => (
              <DayCell key={date} date={date} off={isOff(date)} {...week}>
                {visits
                  .filter((visit) => (value === first && isTail(visit, date)) || isIn(visit, date, value))
                  .sort(byTime)
                  .map((visit) => (
                    <VisitCard
                      key={visit._id}
                      {...(visit.date === date && { timeframe: value })}
                      title={visitName(visit)}
                      detail={visit.status === "cancelled" ? "" : shortName(visit.clientName)}
                      service={visit.date === date ? serviceBrief(visit) : `to ${dayAndHour(visit.end)}`}
                      status={visit.status}
                      overdue={visitOverdue(visit, now)}
                      color="var(--pine-600)"
                      hidden={fullDay(date)}
                      onClick={() => open("visit", visit._id)}
                    />
                  ))}
              </DayCell>
            ))}
          </tr>
        ))}
      </WeekTable>
    </div>
  );
}

const first = timeFrames[0].value;

const isIn = (visit: ShownVisit, date: LocalDate, timeframe: TimeFrame): boolean =>
  visit.date === date && visit.timeframe === timeframe;

/** Tells whether an overnight stay that began the day before lasts into a day. */
export const isTail = (visit: ShownVisit, date: LocalDate): boolean =>
  visit.service_type === "overnight" && visit.status !== "cancelled" && addDays(visit.date, 1) === date;

export const isOutside = (date: LocalDate, { first, last }: ScheduleWindow): boolean => date < first || date > last;
