import { useMediaQuery } from "@mantine/hooks";
import type { LocalDate } from "@petcare/domain";
import { shortDay, today } from "../../../lib/format/time.ts";
import { Notice } from "../../../ui/feedback/notice.tsx";
import { type ScheduleWindow, scheduleWindow, type useMySchedule, type WalkerVisit } from "../my-schedule.ts";
import type { Address } from "../use-address.ts";
import { WeekBoard } from "./week-board.tsx";
import { WeekDays } from "./week-days.tsx";
import { WeekToolbar } from "./week-toolbar.tsx";
import classes from "./week-view.module.css";

interface WeekViewProps {
  visits: WalkerVisit[];
  schedule: ReturnType<typeof useMySchedule>;
  address: Address;
  now: number;
}

/** The walker's week, Monday to Sunday: a table where its columns have room, and day by day elsewhere. */
export function WeekView({ visits, schedule, address, now }: WeekViewProps) {
  const narrow = useMediaQuery("screen and (max-width: 1179px)", false, { getInitialValueInEffect: false });
  const current = today(now);
  const seen = scheduleWindow(current);
  const Shape = narrow ? WeekDays : WeekBoard;
  const ofWeek = visits.filter(({ date }) => address.days.includes(date));
  return (
    <div className={classes.panel}>
      <WeekToolbar schedule={schedule} address={address} seen={seen} current={current} />
      <WindowNote days={address.days} seen={seen} />
      <Shape visits={ofWeek} seen={seen} address={address} now={now} />
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
