import { ActionIcon, Button } from "@mantine/core";
import { addDays } from "@petcare/domain";
import { daySpan, today } from "../../lib/format/time.ts";
import { ScheduleButton } from "../../parts/schedule-button.tsx";
import { NextIcon, PreviousIcon } from "../../ui/theme/icons.tsx";
import classes from "./calendar-toolbar.module.css";
import type { WeekAddress } from "./use-week.ts";

/** Previous and next week, back to today, and booking. */
export function CalendarToolbar({ address, onSchedule }: { address: WeekAddress; onSchedule: () => void }) {
  const { monday, showWeek } = address;
  return (
    <div className={classes.bar}>
      <div className={classes.weeks}>
        <ActionIcon variant="default" aria-label="Previous week" onClick={() => showWeek(addDays(monday, -7))}>
          <PreviousIcon />
        </ActionIcon>
        <h2 className={classes.span} aria-live="polite">
          {daySpan(monday, addDays(monday, 6))}
        </h2>
        <ActionIcon variant="default" aria-label="Next week" onClick={() => showWeek(addDays(monday, 7))}>
          <NextIcon />
        </ActionIcon>
      </div>
      <Button variant="light" className={classes.today} onClick={() => showWeek(today())}>
        Today
      </Button>
      <span className={classes.space} />
      <ScheduleButton onClick={onSchedule} />
    </div>
  );
}
