import { Button } from "@mantine/core";
import { useMediaQuery } from "@mantine/hooks";
import { addDays, type LocalDate } from "@petcare/domain";
import { Suspense, useState } from "react";
import type { ShownVisit } from "../../../lib/day/laid-over.ts";
import { useDaysOff } from "../../../lib/day/use-day-file.ts";
import { clockTime, daySpan, shortDay, today } from "../../../lib/format/time.ts";
import { late } from "../../../lib/hooks/late.tsx";
import { Notice } from "../../../ui/feedback/notice.tsx";
import { PeriodSteps } from "../../../ui/layout/period-steps.tsx";
import { RefreshIcon } from "../../../ui/theme/icons.tsx";
import { type ScheduleWindow, scheduleWindow, type useMySchedule } from "../my-schedule.ts";
import type { Address } from "../use-address.ts";
import { isTail, WeekBoard } from "./week-board.tsx";
import { WeekDays } from "./week-days.tsx";
import classes from "./week-view.module.css";

const DaysOffRequests = late(async () => (await import("./off/days-off-requests.tsx")).DaysOffRequests);

interface WeekViewProps {
  visits: ShownVisit[];
  schedule: ReturnType<typeof useMySchedule>["schedule"];
  address: Address;
  now: number;
}

/** The walker's week, Monday to Sunday: a table where its columns have room, and day by day elsewhere. */
export function WeekView({ visits, schedule, address, now }: WeekViewProps) {
  const narrow = useMediaQuery("screen and (max-width: 1179px)", false, { getInitialValueInEffect: false });
  const current = today(now);
  const seen = scheduleWindow(current);
  const daysOff = useDaysOff();
  const Shape = narrow ? WeekDays : WeekBoard;
  const ofWeek = visits.filter((visit) => address.days.some((day) => visit.date === day || isTail(visit, day)));
  return (
    <div className={classes.panel}>
      <WeekToolbar schedule={schedule} address={address} seen={seen} current={current} />
      <WindowNote days={address.days} seen={seen} />
      <Shape visits={ofWeek} seen={seen} address={address} now={now} daysOff={daysOff} />
      <Suspense fallback={null}>
        <DaysOffRequests />
      </Suspense>
    </div>
  );
}

/** Says where the schedule begins or ends. Without it the days beyond would look free. */
function WindowNote({ days, seen }: { days: LocalDate[]; seen: ScheduleWindow }) {
  const [first = seen.first, last = seen.last] = [days[0], days.at(-1)];
  if (first > seen.first && last < seen.last) return null;
  return (
    <Notice tone="info">
      Your schedule shows {shortDay(seen.first)} to {shortDay(seen.last)}: 7 days back and one month ahead.
    </Notice>
  );
}

interface WeekToolbarProps extends Pick<WeekViewProps, "schedule" | "address"> {
  seen: ScheduleWindow;
  current: LocalDate;
}

/** Previous, next and this week, and reading it again. It stops where the walker's schedule does. */
function WeekToolbar({ schedule, address, seen, current }: WeekToolbarProps) {
  const { days, day, showWeek } = address;
  const [monday = current, sunday = current] = [days[0], days[6]];
  const [refreshing, setRefreshing] = useState(false);
  const refresh = async () => {
    setRefreshing(true);
    await schedule.refetch();
    setRefreshing(false);
  };
  return (
    <div className={classes.bar}>
      <PeriodSteps
        title={daySpan(monday, sunday)}
        unit="week"
        onStep={(step) => showWeek(addDays(day, step * 7))}
        isFirst={monday <= seen.first}
        isLast={sunday >= seen.last}
      />
      <Button variant="light" onClick={() => showWeek(current)}>
        This week
      </Button>
      <Button variant="default" loading={refreshing} leftSection={<RefreshIcon size={18} />} onClick={refresh}>
        Refresh
      </Button>
      <p className={classes.state}>Updated {clockTime(schedule.dataUpdatedAt)}</p>
    </div>
  );
}
