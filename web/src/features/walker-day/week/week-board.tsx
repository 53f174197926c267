import { type LocalDate, timeFrames } from "@petcare/domain";
import { visitOverdue } from "../../../lib/format/shown-status.ts";
import { frameNames, frameSpan, fullDay, today } from "../../../lib/format/time.ts";
import { petsText, serviceBrief, shortName } from "../../../lib/format/words.ts";
import { VisitCard } from "../../../parts/visit-card.tsx";
import { DayCell, WeekTable } from "../../../parts/week-table.tsx";
import type { ScheduleWindow, WalkerVisit } from "../my-schedule.ts";
import { byTime } from "../today/visit-lists.ts";
import type { Address } from "../use-address.ts";
import classes from "./week-board.module.css";

export interface WeekProps {
  /** The visits of this week. */
  visits: WalkerVisit[];
  seen: ScheduleWindow;
  address: Address;
  now: number;
}

/** The week as a table: a column a day, a row a time frame. */
export function WeekBoard({ visits, seen, address, now }: WeekProps) {
  const { days, open } = address;
  const week = { today: today(now), isOutside: (date: LocalDate) => isOutside(date, seen) };
  return (
    <div className={classes.board}>
      <WeekTable caption="Your visits of the week by time frame and day" rowsAre="Time frame" days={days} {...week}>
        {timeFrames.map(({ value }) => (
          <tr key={value}>
            <th scope="row">
              <b>{frameNames[value]}</b>
              <span>{frameSpan(value)}</span>
            </th>
            {days.map((date) => (
              <DayCell key={date} date={date} {...week}>
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
              </DayCell>
            ))}
          </tr>
        ))}
      </WeekTable>
    </div>
  );
}

export const isOutside = (date: LocalDate, { first, last }: ScheduleWindow): boolean => date < first || date > last;
