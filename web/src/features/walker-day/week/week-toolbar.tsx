import { ActionIcon, Button } from "@mantine/core";
import { addDays, type LocalDate } from "@petcare/domain";
import type { UseQueryResult } from "@tanstack/react-query";
import { useState } from "react";
import { clockTime, daySpan } from "../../../lib/format/time.ts";
import { NextIcon, PreviousIcon, RefreshIcon } from "../../../ui/theme/icons.tsx";
import type { ScheduleWindow, WalkerVisit } from "../my-schedule.ts";
import type { Address } from "../use-address.ts";
import classes from "./week-toolbar.module.css";

interface WeekToolbarProps {
  schedule: UseQueryResult<WalkerVisit[]>;
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
      <div className={classes.weeks}>
        <ActionIcon
          variant="default"
          aria-label="Previous week"
          disabled={monday <= seen.first}
          onClick={() => showWeek(addDays(day, -7))}
        >
          <PreviousIcon />
        </ActionIcon>
        <h2 className={classes.span} aria-live="polite">
          {daySpan(monday, sunday)}
        </h2>
        <ActionIcon
          variant="default"
          aria-label="Next week"
          disabled={sunday >= seen.last}
          onClick={() => showWeek(addDays(day, 7))}
        >
          <NextIcon />
        </ActionIcon>
      </div>
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
