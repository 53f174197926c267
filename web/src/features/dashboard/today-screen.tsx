import { Skeleton } from "@mantine/core";
import { listSchedules } from "@petcare/contract";
import { addDays, type LocalDate } from "@petcare/domain";
import { useWalkers } from "../../lib/api/people.ts";
import { useRead } from "../../lib/api/use-read.ts";
import { today } from "../../lib/format/time.ts";
import { useNow } from "../../lib/hooks/use-now.ts";
import { Loaded } from "../../ui/feedback/states.tsx";
import { summaryOf } from "./day-summary.ts";
import { Today } from "./today.tsx";
import classes from "./today-screen.module.css";
import { Tomorrow } from "./tomorrow.tsx";

/** The owner's first look: today, who is out, what needs a hand, and tomorrow. */
export function TodayScreen() {
  const now = useNow();
  const date = today(now);
  const tomorrow = addDays(date, 1);
  const query = useRead(listSchedules, { query: { start: date, end: addDays(date, 2) }, everyMs: 60_000 });
  const walkers = useWalkers();
  return (
    <Loaded query={query} failed="Failed to load data. Please try again." loading={<Outline />}>
      {(visits) => {
        const on = (day: LocalDate) =>
          summaryOf(
            visits.filter((visit) => visit.date === day),
            walkers,
            now,
          );
        return (
          <div className={classes.screen}>
            <Today date={date} summary={on(date)} />
            <Tomorrow date={tomorrow} summary={on(tomorrow)} />
          </div>
        );
      }}
    </Loaded>
  );
}

function Outline() {
  return (
    <div role="status" aria-label="Loading today" className={classes.screen}>
      <Skeleton height={360} radius="lg" />
      <Skeleton height={120} radius="lg" />
    </div>
  );
}
