import { countRequests, getDashboard, listSchedules, walkersOverview } from "@petcare/contract";
import { addDays, daysOffOn, isOpen, type LocalDate, localDateOf, visitsWithoutKey } from "@petcare/domain";
import { Suspense, useState } from "react";
import { useClients, usePeopleReady, useWalkers } from "../../lib/api/people.ts";
import { useRead } from "../../lib/api/use-read.ts";
import { today as todayOf, zone } from "../../lib/format/time.ts";
import { late } from "../../lib/hooks/late.tsx";
import { useNow } from "../../lib/hooks/use-now.ts";
import { keyRegister } from "../../parts/people/key-register.ts";
import { Loaded } from "../../ui/feedback/states.tsx";
import { FirstSteps } from "./first-steps/first-steps.tsx";
import { Money } from "./money/money.tsx";
import { needsOf } from "./needs/needs.ts";
import { NeedsYou } from "./needs/needs-you.tsx";
import { onTimeWords, walkerWords } from "./needs/on-time.ts";
import { Outline, OutlinedPanel } from "./outline.tsx";
import { summaryOf } from "./today/day-summary.ts";
import { TodayCard } from "./today/today-card.tsx";
import classes from "./today-screen.module.css";

// The words of every kind of change are more than the day needs before it stands.
const LatestActivity = late(async () => (await import("./latest-activity.tsx")).LatestActivity, { follows: true });

/** The owner's morning: today, what waits for a hand, the week, the money, and what was done last. */
export function TodayScreen() {
  const team = useWalkers();
  const clients = useClients();
  const arePeopleReady = usePeopleReady();
  const overview = useRead(walkersOverview, { everyMs: 60_000 });
  const figures = useRead(getDashboard, { everyMs: 60_000 });
  const requests = useRead(countRequests, { everyMs: 60_000 });
  const now = useNow();
  const date = todayOf(now);
  const query = useRead(listSchedules, { query: { start: date, end: addDays(date, 2) }, everyMs: 60_000 });
  // What they say stands above the rest, which would move. What fails is asked again as its parts are drawn.
  const isReady = arePeopleReady && [overview, figures, requests].every(isSettled);
  const [stands, setStands] = useState(false);
  if (isReady && !stands) setStands(true);
  return (
    <Loaded query={query} loading={<Outline />}>
      {(visits) => {
        if (!stands) return <Outline />;
        const on = (day: LocalDate) =>
          summaryOf(
            visits.filter((visit) => visit.date === day),
            now,
          );
        const today = on(date);
        const tomorrow = addDays(date, 1);
        const walkers = new Map(team.map((walker) => [walker.id, walker]));
        const walker = (id: string | null) => walkerWords(walkers, id);
        const register = keyRegister(clients, team);
        const left = overview.data?.left;
        const lateOnes = overview.data?.late.flatMap(({ _id, minutes }) => {
          const visit = visits.find((one) => one._id === _id);
          return visit ? [{ visit, minutes }] : [];
        });
        const silent = overview.data?.walkers.filter((one) => one.silent) ?? [];
        const behind = new Set([
          ...(lateOnes ?? []).map(({ visit }) => visit.walker_id),
          ...silent.map(({ id }) => id),
        ]);
        const needs = needsOf({
          date,
          today,
          tomorrow: { date: tomorrow, ...on(tomorrow) },
          withoutKey: visitsWithoutKey(visits, date, register),
          unfinished: figures.data?.unfinished,
          late: lateOnes,
          off: today.byWalker.flatMap(({ walkerId, visits: ofDay }) => {
            const left = ofDay.filter(isOpen).length;
            return left > 0 && daysOffOn(walkers.get(walkerId)?.days_off, date) ? [{ walkerId, visits: left }] : [];
          }),
          hardDays: figures.data?.hard_days,
          incidents: figures.data?.incidents,
          toSettle: figures.data?.to_settle,
          requests: requests.data ?? (requests.isError ? "failed" : undefined),
          tellFrom: figures.data?.ask_to_tell_from,
          left: left ? { ...left, at: localDateOf(Date.parse(left.at), zone) } : undefined,
          now,
          names: {
            client: (id) => clients.find((client) => client.id === id)?.name ?? "Unknown client",
            walker,
            keyHolder: (id) => keyHolderWords(clients.find((client) => client.id === id)?.keys ?? [], walker),
          },
        });
        return (
          <div className={classes.screen}>
            {figures.data?.has_work === false && (
              <FirstSteps hasClient={clients.length > 0} hasWalker={team.some(({ isAdmin }) => !isAdmin)} />
            )}
            <div data-place="today">
              <TodayCard date={date} summary={today} now={now} />
            </div>
            <div data-place="needs">
              <NeedsYou needs={needs} onTime={onTimeWords(today, walker, behind)} />
            </div>
            <Money query={figures} />
            <div data-place="activity">
              <Suspense fallback={<OutlinedPanel height={270} />}>
                <LatestActivity />
              </Suspense>
            </div>
          </div>
        );
      }}
    </Loaded>
  );
}

/** Whether an answer is there, or will not come at once. */
const isSettled = ({ isPending, fetchStatus, failureCount }: ReturnType<typeof useRead>) =>
  !isPending || fetchStatus === "paused" || failureCount > 0;

interface KeyCopy {
  label: string;
  holder_id: string | null;
  place: string | null;
}

/** 'Rosa has Copy A', 'Copy A is in the office'. */
function keyHolderWords([copy]: readonly KeyCopy[], walker: (id: string) => string): string {
  if (!copy) return "";
  if (copy.holder_id === null) return `${copy.label}: ${copy.place ?? "with you"}`;
  const name = walker(copy.holder_id);
  return name === "you" ? `you have ${copy.label}` : `${name} has ${copy.label}`;
}
