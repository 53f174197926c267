import { Button, UnstyledButton } from "@mantine/core";
import { useMediaQuery } from "@mantine/hooks";
import type { AnswerOf, me } from "@petcare/contract";
import { addDays, daysOffOn, type LocalDate, timeFrames } from "@petcare/domain";
import { Suspense, useState } from "react";
import type { ShownVisit } from "../../../lib/day/shown-visit.ts";
import { useDaysOff } from "../../../lib/day/use-day-file.ts";
import { visitOverdue } from "../../../lib/format/shown-status.ts";
import {
  clockTime,
  dayAndHour,
  dayNumber,
  daySpan,
  frameNames,
  frameSpan,
  fullDay,
  longDay,
  shortDay,
  today,
  weekdayName,
} from "../../../lib/format/time.ts";
import { serviceBrief, shortName } from "../../../lib/format/words.ts";
import { late } from "../../../lib/hooks/late.tsx";
import { VisitCard } from "../../../parts/visit-card.tsx";
import { DayCell, WeekTable } from "../../../parts/week-table.tsx";
import { Notice } from "../../../ui/feedback/notice.tsx";
import { EmptyState } from "../../../ui/feedback/states.tsx";
import { PeriodSteps } from "../../../ui/layout/period-steps.tsx";
import { RefreshIcon } from "../../../ui/theme/icons.tsx";
import { type Address, byTime, type ScheduleWindow, scheduleWindow, type useMySchedule, visitName } from "../data.ts";
import { VisitRow } from "../visit-parts.tsx";
import classes from "./screen.module.css";

const DaysOffRequests = late(async () => (await import("./days-off.tsx")).DaysOffRequests);

interface WeekViewProps {
  visits: ShownVisit[];
  schedule: ReturnType<typeof useMySchedule>["schedule"];
  address: Address;
  now: number;
}

/** The walker's week, Monday to Sunday: a table on a wide screen, otherwise day by day. */
export function WeekView({ visits, schedule, address, now }: WeekViewProps) {
  const narrow = useMediaQuery("screen and (max-width: 1179px)", false, { getInitialValueInEffect: false });
  const seen = scheduleWindow(today(now));
  const daysOff = useDaysOff();
  const Shape = narrow ? WeekDays : WeekBoard;
  const ofWeek = visits.filter((visit) => address.days.some((day) => visit.date === day || isTail(visit, day)));
  const [monday = seen.first, sunday = seen.last] = [address.days[0], address.days[6]];
  return (
    <div className={classes.panel}>
      <div className={classes.bar}>
        <PeriodSteps
          title={daySpan(monday, sunday)}
          unit="week"
          onStep={(step) => address.showWeek(addDays(address.day, step * 7))}
          isFirst={monday <= seen.first}
          isLast={sunday >= seen.last}
        />
        <Button variant="light" onClick={() => address.showWeek(today(now))}>
          This week
        </Button>
        <Refresh schedule={schedule} />
      </div>
      {/* Without the notice, days outside the schedule would look free. */}
      {(monday <= seen.first || sunday >= seen.last) && (
        <Notice tone="info">
          Your schedule shows {shortDay(seen.first)} to {shortDay(seen.last)}: 7 days back and one month ahead.
        </Notice>
      )}
      <Shape visits={ofWeek} seen={seen} address={address} now={now} daysOff={daysOff} />
      <Suspense fallback={null}>
        <DaysOffRequests />
      </Suspense>
    </div>
  );
}

function Refresh({ schedule }: Pick<WeekViewProps, "schedule">) {
  const [refreshing, setRefreshing] = useState(false);
  const refresh = async () => {
    setRefreshing(true);
    await schedule.refetch();
    setRefreshing(false);
  };
  return (
    <>
      <Button variant="default" loading={refreshing} leftSection={<RefreshIcon size={18} />} onClick={refresh}>
        Refresh
      </Button>
      <p className={classes.state}>Updated {clockTime(schedule.dataUpdatedAt)}</p>
    </>
  );
}

interface WeekProps extends Pick<WeekViewProps, "address" | "now"> {
  /** The visits of this week. */
  visits: ShownVisit[];
  seen: ScheduleWindow;
  daysOff: AnswerOf<typeof me>["days_off"];
}

/** The week as a table: a column for each day, a row for each time frame. */
function WeekBoard({ visits, seen, address, now, daysOff }: WeekProps) {
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
                  .filter(
                    (visit) =>
                      (visit.date === date && visit.timeframe === value) ||
                      // An overnight stay is in the first row of its second day.
                      (value === timeFrames[0].value && isTail(visit, date)),
                  )
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

/** Tells whether an overnight stay that began the day before lasts into a day. */
const isTail = (visit: ShownVisit, date: LocalDate): boolean =>
  visit.service_type === "overnight" && visit.status !== "cancelled" && addDays(visit.date, 1) === date;

const isOutside = (date: LocalDate, { first, last }: ScheduleWindow): boolean => date < first || date > last;

/** The week on a narrow screen: a strip of days, and the chosen day's visits in time order. */
function WeekDays({ visits, seen, address, now, daysOff }: WeekProps) {
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
        <ul className="stack gap-8">
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
