import { Button } from "@mantine/core";
import { addDays } from "@petcare/domain";
import { daySpan, today } from "../../lib/format/time.ts";
import { HeaderTools } from "../../parts/header-tools.tsx";
import { ScheduleButton } from "../../parts/schedule-button.tsx";
import { PeriodSteps } from "../../ui/layout/period-steps.tsx";
import classes from "./calendar-toolbar.module.css";
import type { WeekAddress } from "./use-week.ts";

/** Previous and next week, back to today, and booking. */
export function CalendarToolbar({ address, onSchedule }: { address: WeekAddress; onSchedule: () => void }) {
  const { monday, showWeek } = address;
  return (
    <HeaderTools>
      <div className={classes.bar}>
        <PeriodSteps
          title={daySpan(monday, addDays(monday, 6))}
          unit="week"
          onStep={(step) => showWeek(addDays(monday, step * 7))}
        />
        <Button variant="light" className={classes.today} onClick={() => showWeek(today())}>
          Today
        </Button>
        <span className={classes.space} />
        <ScheduleButton onClick={onSchedule} />
      </div>
    </HeaderTools>
  );
}
