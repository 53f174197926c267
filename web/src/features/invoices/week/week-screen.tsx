import { Skeleton } from "@mantine/core";
import { getWeek } from "@petcare/contract";
import { addDays } from "@petcare/domain";
import { usePeopleReady } from "../../../lib/api/people.ts";
import { invoicesEveryMs } from "../../../lib/api/recent-invoices.ts";
import { useRead } from "../../../lib/api/use-read.ts";
import { daySpan, today as todayOf } from "../../../lib/format/time.ts";
import { useNow } from "../../../lib/hooks/use-now.ts";
import { useTitle } from "../../../lib/hooks/use-title.ts";
import { Loaded } from "../../../ui/feedback/states.tsx";
import { PeriodSteps } from "../../../ui/layout/period-steps.tsx";
import { ClosedWeekView } from "./closed-week.tsx";
import { ClosedWeeks } from "./closed-weeks.tsx";
import { OpenWeekView } from "./open-week.tsx";
import { useWeekInAddress } from "./week.ts";
import classes from "./week-screen.module.css";

/**
 * Closes a week. It shows what is left to settle, or its figures once it is closed, and all that were closed before.
 */
export function WeekScreen() {
  useTitle("Close the week");
  const today = todayOf(useNow());
  const { monday, isLast, step } = useWeekInAddress(today);
  const query = useRead(getWeek, { params: { monday }, everyMs: invoicesEveryMs });
  // Without the people every row would be a deleted one's.
  const isReady = usePeopleReady();
  return (
    <div className={classes.screen}>
      <div className={classes.steps}>
        <PeriodSteps title={daySpan(monday, addDays(monday, 6))} unit="week" isLast={isLast} onStep={step} />
      </div>
      <Loaded query={query} loading={<Outline />}>
        {(week) => {
          if (!isReady) return <Outline />;
          return week.state === "open" ? (
            <OpenWeekView key={monday} week={week} today={today} />
          ) : (
            <ClosedWeekView key={monday} week={week} />
          );
        }}
      </Loaded>
      <ClosedWeeks today={today} />
    </div>
  );
}

/** As high as the screen, so the closed weeks below it are not seen to move. */
const Outline = () => (
  <div role="status" aria-label="Loading" className={classes.columns}>
    <Skeleton height="max(560px, 80dvh)" radius="lg" />
    <Skeleton height={280} radius="lg" />
  </div>
);
