import { Button } from "@mantine/core";
import { addDays, type LocalDate } from "@petcare/domain";
import { useState } from "react";
import { clockTime, daySpan } from "../../../lib/format/time.ts";
import { PeriodSteps } from "../../../ui/layout/period-steps.tsx";
import { RefreshIcon } from "../../../ui/theme/icons.tsx";
import type { ScheduleWindow, useMySchedule } from "../my-schedule.ts";
import type { Address } from "../use-address.ts";
import classes from "./week-toolbar.module.css";

interface WeekToolbarProps {
  schedule: ReturnType<typeof useMySchedule>;
  address: Address;
  seen: ScheduleWindow;
  current: LocalDate;
}

/** Previous, next and this week, and reading it again. It stops where the walker's schedule does. */
export function WeekToolbar({ schedule, address, seen, current }: WeekToolbarProps) {
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
