import { Skeleton } from "@mantine/core";
import { listSchedules } from "@petcare/contract";
import { addDays, type LocalDate, visitsWithoutKey } from "@petcare/domain";
import { Suspense } from "react";
import { useClients, useWalkers } from "../../lib/api/people.ts";
import { useRead } from "../../lib/api/use-read.ts";
import { today } from "../../lib/format/time.ts";
import { lazyWithPreload } from "../../lib/hooks/lazy-with-preload.ts";
import { useNow } from "../../lib/hooks/use-now.ts";
import { keyRegister } from "../../parts/people/key-register.ts";
import { Loaded } from "../../ui/feedback/states.tsx";
import { summaryOf } from "./day-summary.ts";
import { MoneyMade, MoneyOwed } from "./money/money.tsx";
import { Section } from "./section.tsx";
import { Today } from "./today.tsx";
import classes from "./today-screen.module.css";
import { Tomorrow } from "./tomorrow.tsx";
import { WhoIsOnline } from "./who-is-online.tsx";

// The words of every kind of change are more than the day needs before it stands.
const LatestActivity = lazyWithPreload(async () => (await import("./latest-activity.tsx")).LatestActivity);

/** The owner's first look: today, who is out, what needs a hand, and tomorrow. */
export function TodayScreen() {
  // Its parts need them once the visits are there. All three are asked for at once.
  const team = useWalkers();
  const clients = useClients();
  const now = useNow();
  const date = today(now);
  const tomorrow = addDays(date, 1);
  const query = useRead(listSchedules, { query: { start: date, end: addDays(date, 2) }, everyMs: 60_000 });
  return (
    <Loaded query={query} failed="Failed to load data. Please try again." loading={<Outline />}>
      {(visits) => {
        const on = (day: LocalDate) =>
          summaryOf(
            visits.filter((visit) => visit.date === day),
            now,
          );
        const withoutKey = visitsWithoutKey(visits, date, keyRegister(clients, team));
        const lacking = (day: LocalDate) => withoutKey.filter((visit) => visit.date === day);
        return (
          <div className={classes.screen}>
            <div className={classes.column}>
              <Today date={date} summary={on(date)} withoutKey={lacking(date)} now={now} />
              <MoneyMade />
            </div>
            <div className={classes.column}>
              <Tomorrow date={tomorrow} summary={on(tomorrow)} withoutKey={lacking(tomorrow)} />
              <WhoIsOnline now={now} />
              <MoneyOwed />
              <Suspense fallback={<Skeleton height={320} radius="lg" />}>
                <LatestActivity />
              </Suspense>
            </div>
          </div>
        );
      }}
    </Loaded>
  );
}

/** The shape of the day to come: its figure, its bar, its problems and the rows of who is out. */
function Outline() {
  return (
    <div role="status" aria-label="Loading today" className={classes.screen}>
      <Section title={<Skeleton height={26} width={200} />}>
        <Skeleton height={42} width={220} />
        <Skeleton height={44} />
        <Skeleton height={96} />
        {[0, 1, 2, 3, 4].map((row) => (
          <Skeleton key={row} height={44} />
        ))}
      </Section>
      <Section title={<Skeleton height={26} width={120} />}>
        <Skeleton height={20} width={180} />
      </Section>
    </div>
  );
}
