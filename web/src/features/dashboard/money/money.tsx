import { Skeleton } from "@mantine/core";
import { getDashboard } from "@petcare/contract";
import { useRead } from "../../../lib/api/use-read.ts";
import { Loaded } from "../../../ui/feedback/states.tsx";
import { LastWeek } from "./last-week.tsx";
import { Owed } from "./owed.tsx";
import { WeekMoney } from "./week-money.tsx";

const useDashboard = () => useRead(getDashboard, { everyMs: 60_000 });

/** What this week brings in, or why that is not known. */
export function MoneyMade() {
  return (
    <Loaded
      query={useDashboard()}
      failed="Failed to load data. Please try again."
      loading={<Skeleton height={300} radius="lg" />}
    >
      {({ week }) => <WeekMoney week={week} />}
    </Loaded>
  );
}

/** What is owed, and what last week has left. Nothing where MoneyMade says why it is not known. */
export function MoneyOwed() {
  const { data, isError, fetchStatus } = useDashboard();
  if (!data) return isError || fetchStatus === "paused" ? null : <Skeleton height={380} radius="lg" />;
  return (
    <>
      <Owed figures={data} />
      <LastWeek figures={data} />
    </>
  );
}
