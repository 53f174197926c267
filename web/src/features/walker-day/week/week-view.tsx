import { useMediaQuery } from "@mantine/hooks";
import type { UseQueryResult } from "@tanstack/react-query";
import { today } from "../../../lib/format/time.ts";
import { scheduleWindow, type WalkerVisit } from "../my-schedule.ts";
import type { Address } from "../use-address.ts";
import { WeekBoard } from "./week-board.tsx";
import { WeekDays } from "./week-days.tsx";
import { WeekToolbar } from "./week-toolbar.tsx";
import classes from "./week-view.module.css";
import { WindowNote } from "./window-note.tsx";

interface WeekViewProps {
  visits: WalkerVisit[];
  schedule: UseQueryResult<WalkerVisit[]>;
  address: Address;
  now: number;
}

/** The walker's week, Monday to Sunday: a board where there is room, day by day on a phone. */
export function WeekView({ visits, schedule, address, now }: WeekViewProps) {
  const narrow = useMediaQuery("(max-width: 759px)", false, { getInitialValueInEffect: false });
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
