import { Skeleton } from "@mantine/core";
import { getDashboard } from "@petcare/contract";
import type { LocalDate } from "@petcare/domain";
import { useRead } from "../../../lib/api/use-read.ts";
import { Loaded } from "../../../ui/feedback/states.tsx";
import { LastWeek } from "./last-week.tsx";
import classes from "./money.module.css";
import { Owed } from "./owed.tsx";
import { WeekMoney } from "./week-money.tsx";

/** What the business brings in and is owed. Each figure leads to its list. */
export function Money({ today }: { today: LocalDate }) {
  const query = useRead(getDashboard, { everyMs: 60_000 });
  return (
    <div className={classes.money}>
      <Loaded query={query} failed="Failed to load data. Please try again." loading={<Outline />}>
        {(figures) => (
          <>
            <WeekMoney week={figures.week} />
            <Owed today={today} figures={figures} />
            <LastWeek figures={figures} />
          </>
        )}
      </Loaded>
    </div>
  );
}

const Outline = () => (
  <>
    {[300, 180, 220].map((height) => (
      <Skeleton key={height} height={height} radius="lg" />
    ))}
  </>
);
