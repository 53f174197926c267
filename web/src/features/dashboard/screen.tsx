import { getPricing, listSchedules } from "@petcare/contract";
import { addDays } from "@petcare/domain";
import { Suspense, useState } from "react";
import { Link } from "react-router-dom";
import { useClients, usePeopleReady, useWalkers } from "../../lib/api/people.ts";
import { isSettled, useRead } from "../../lib/api/use-read.ts";
import { today as todayOf } from "../../lib/format/time.ts";
import { late } from "../../lib/hooks/late.tsx";
import { useNow } from "../../lib/hooks/use-now.ts";
import { Loaded } from "../../ui/feedback/states.tsx";
import { CheckIcon } from "../../ui/theme/icons.tsx";
import { Money } from "./money/screen.tsx";
import { useFigures, useOverview, useRequests } from "./needs/data.ts";
import { NeedsYou } from "./needs/screen.tsx";
import { OutlinedPanel, Panel } from "./panel.tsx";
import classes from "./screen.module.css";
import { TodayCard } from "./today/screen.tsx";

// The words of every kind of change are too much for the first screen.
const LatestActivity = late(async () => (await import("./latest-activity.tsx")).LatestActivity, { follows: true });

/** The owner's dashboard: today, what needs the owner, the week's money, and the latest changes. */
export function TodayScreen() {
  const arePeopleReady = usePeopleReady();
  const overview = useOverview();
  const figures = useFigures();
  const requests = useRequests();
  const now = useNow();
  const date = todayOf(now);
  const query = useRead(listSchedules, { query: { start: date, end: addDays(date, 2) }, everyMs: 60_000 });
  // These answers are shown above the rest, which would move. A failed one is read again when its part is drawn.
  const isReady = arePeopleReady && [overview, figures, requests].every(isSettled);
  const [isShown, setShown] = useState(false);
  if (isReady && !isShown) setShown(true);
  return (
    <Loaded query={query} loading={<Outline />}>
      {(visits) =>
        isShown ? (
          <div className={classes.screen}>
            {figures.data?.has_work === false && <FirstSteps />}
            <div data-place="today">
              <TodayCard date={date} visits={visits} now={now} />
            </div>
            <div data-place="needs">
              <NeedsYou date={date} visits={visits} now={now} />
            </div>
            <Money query={figures} />
            <div data-place="activity">
              <Suspense fallback={<OutlinedPanel height={270} />}>
                <LatestActivity />
              </Suspense>
            </div>
          </div>
        ) : (
          <Outline />
        )
      }
    </Loaded>
  );
}

const Outline = () => (
  <div role="status" aria-label="Loading today" className={classes.screen}>
    <OutlinedPanel place="today" height={454} rows={8} />
    <OutlinedPanel place="needs" height={454} rows={5} />
    <OutlinedPanel place="week" height={300} />
    <div data-place="owed">
      <OutlinedPanel height={116} />
      <OutlinedPanel height={172} />
    </div>
    <OutlinedPanel place="activity" height={300} rows={5} />
  </div>
);

/** Shows a new business its first steps, until the first visit is booked. */
function FirstSteps() {
  const { data } = useRead(getPricing);
  const hasClient = useClients().length > 0;
  const hasWalker = useWalkers().some(({ isAdmin }) => !isAdmin);
  const steps = [
    {
      name: "Set your prices",
      why: "What clients pay for each service",
      to: "/admin/settings?tab=prices",
      done: (data?.version ?? 0) > 0,
    },
    { name: "Add your first client", why: "Name, home and pets", to: "/admin/clients/new", done: hasClient },
    { name: "Add your first walker", why: "Or walk yourself", to: "/admin/walkers/new", done: hasWalker },
    { name: "Book the first visit", why: "Once, or every week", to: "?schedule=new", done: false },
  ];
  const next = steps.find(({ done }) => !done);
  return (
    <div data-place="steps">
      <Panel
        title="First steps"
        aside={
          <span className="muted">
            {steps.filter(({ done }) => done).length} of {steps.length} done
          </span>
        }
      >
        <ol className={classes.steps}>
          {steps.map((step) => (
            <li key={step.name} data-done={step.done || undefined} data-next={step === next || undefined}>
              <Link to={step.to} state={step.to.startsWith("?") ? { opened: true } : undefined}>
                <span className={classes.tick} aria-hidden="true">
                  {step.done && <CheckIcon size={18} />}
                </span>
                <span>
                  <b>{step.name}</b>
                  <small>{step.done ? "Done" : step.why}</small>
                </span>
              </Link>
            </li>
          ))}
        </ol>
      </Panel>
    </div>
  );
}
