import { ActionIcon, Button } from "@mantine/core";
import { Link } from "react-router-dom";
import { daySpan, fullDay, monthName, today } from "../../lib/format/time.ts";
import { HeaderTools } from "../../parts/header-tools.tsx";
import { ScheduleButton } from "../../parts/schedule-button.tsx";
import { PeriodSteps } from "../../ui/layout/period-steps.tsx";
import { PrintIcon } from "../../ui/theme/icons.tsx";
import type { CalendarAddress } from "./calendar-address.ts";
import { daysOf, stepFrom, type Unit, type View } from "./calendar-address.ts";
import classes from "./calendar-toolbar.module.css";

const labels: Record<View, string> = { day: "Day", week: "Week", month: "Month", agenda: "Agenda" };

interface CalendarToolbarProps {
  address: CalendarAddress;
  /** A phone's day stands in the strip of its week, so the arrows go by weeks. */
  narrow: boolean;
  onSchedule: () => void;
}

/** The views, the shown period with a step to each side, back to today, printing and booking. */
export function CalendarToolbar({ address, narrow, onSchedule }: CalendarToolbarProps) {
  const { view, date, linkTo, showDate } = address;
  const unit = unitOf(view, narrow);
  return (
    <HeaderTools>
      <div className={classes.bar}>
        <nav className={classes.views} aria-label="Views">
          {Object.entries(labels).map(([name, label]) => (
            <Link key={name} to={linkTo({ view: name as View })} aria-current={name === view ? "page" : undefined}>
              {label}
            </Link>
          ))}
        </nav>
        <div className={classes.period}>
          <PeriodSteps
            title={titleOf(unit, date)}
            unit={unit}
            onStep={(step) => showDate(stepFrom(date, unit, step))}
          />
          <Button variant="light" className={classes.today} onClick={() => showDate(today())}>
            Today
          </Button>
        </div>
        <div className={classes.actions}>
          <ActionIcon
            variant="default"
            aria-label={`Print the ${view === "agenda" ? "agenda" : unit}`}
            onClick={() => window.print()}
          >
            <PrintIcon />
          </ActionIcon>
          <ScheduleButton onClick={onSchedule} />
        </div>
      </div>
    </HeaderTools>
  );
}

function unitOf(view: View, narrow: boolean): Unit {
  if (view === "month") return "month";
  return view === "day" && !narrow ? "day" : "week";
}

function titleOf(unit: Unit, date: Parameters<typeof fullDay>[0]): string {
  if (unit === "day") return fullDay(date);
  if (unit === "month") return monthName(date);
  const days = daysOf("week", date);
  return daySpan(days[0] ?? date, days.at(-1) ?? date);
}
