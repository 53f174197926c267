import { Button } from "@mantine/core";
import { type CalendarVisit, getVisit } from "@petcare/contract";
import { addDays, type LocalDate, visitsWithoutKey } from "@petcare/domain";
import { Suspense, useMemo, useRef } from "react";
import { useClients, useWalkers } from "../../lib/api/people.ts";
import { useRead } from "../../lib/api/use-read.ts";
import { useOutlooks, useReportsToSettle } from "../../lib/api/visit-marks.ts";
import { calendarOn } from "../../lib/format/calendar-link.ts";
import { personColors } from "../../lib/format/person-color.ts";
import type { Slot } from "../../lib/format/slot.ts";
import { today } from "../../lib/format/time.ts";
import { late } from "../../lib/hooks/late.tsx";
import { useLastDefined } from "../../lib/hooks/use-last-defined.ts";
import { keyRegister } from "../../parts/people/key-register.ts";
import { Failure } from "../../ui/feedback/failure.tsx";
import { Redirect } from "../../ui/layout/redirect.tsx";
import { Agenda } from "./agenda/agenda.tsx";
import { boardOf } from "./board.ts";
import type { BoardProps } from "./board-card.tsx";
import { UntoldLine } from "./board-notes.tsx";
import { BoardSkeleton } from "./board-skeleton.tsx";
import classes from "./calendar.module.css";
import type { CalendarAddress } from "./calendar-address.ts";
import { daysOf } from "./calendar-address.ts";
import { DayBoard } from "./day/day-board.tsx";
import { isNight } from "./day/nights.tsx";
import { hasWalker, matching, shownBy } from "./filter.ts";
import { Filters } from "./filters.tsx";
import { Dragging } from "./moving/dragging.tsx";
import { useMoving } from "./moving/moving-context.ts";
import { Problems } from "./problems.tsx";
import { WeekBoard } from "./week/week-board.tsx";
import { WeekOverview } from "./week/week-overview.tsx";

// Nobody's calendar begins with these two.
const FrameBoard = late(async () => (await import("./day/frame-board.tsx")).FrameBoard);
const MonthBoard = late(async () => (await import("./month/month-board.tsx")).MonthBoard);
const VisitDetails = late(async () => (await import("./visit-details.tsx")).VisitDetails);

const MovingDialogs = late(async () => (await import("./moving/moving-dialogs.tsx")).MovingDialogs);

interface CalendarProps {
  /** Those that are shown, and perhaps some around them. */
  visits: readonly CalendarVisit[];
  address: CalendarAddress;
  now: number;
  narrow: boolean;
  onSchedule: (slot: Slot) => void;
}

/** The calendar once its visits and people are there. */
export function Calendar({ visits, address, now, narrow, onSchedule }: CalendarProps) {
  const walkers = useWalkers();
  const clients = useClients();
  const { question } = useMoving();
  const board = useRef<HTMLDivElement>(null);
  const { view, date, filters, dialog } = address;
  // A phone's day stands in the strip of its week.
  const days = narrow && view === "day" ? daysOf("week", date) : address.days;
  const [first = date] = days;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the days follow from the first and their number.
  const inDays = useMemo(() => visits.filter((visit) => days.includes(visit.date)), [visits, first, days.length]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: as above.
  const laidOut = useMemo(() => boardOf(inDays, walkers, days, now), [inDays, walkers, now]);
  const colors = useMemo(() => personColors(walkers), [walkers]);
  const clientNames = useMemo(() => new Map(clients.map(({ id, name }) => [id, name])), [clients]);
  const withoutKey = useWithoutKey(inDays, now);
  const reports = useReportsToSettle();
  const outlooks = useOutlooks(days.includes(today(now)));
  const found = visits.find(({ _id }) => _id === dialog?.id);
  const visit = useLastDefined(found);
  // A problem that is solved has no chip to leave it by.
  const only = inDays.some(matching(address.only, { now, withoutKey })) ? address.only : undefined;
  const { walker, client, service, status } = filters;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the filters follow from their values.
  const shows = useMemo(
    () => shownBy({ filters, only }, { now, withoutKey }),
    [walker, client, service, status, only, now, withoutKey],
  );
  const showOnly = (problem: string | undefined) => {
    const [firstDay] = inDays
      .filter(matching(problem, { now, withoutKey }))
      .map(({ date }) => date)
      .sort();
    address.showOnly(problem, narrow && problem !== undefined ? firstDay : undefined);
  };
  const rows = laidOut.rows.filter(({ walker }) => hasWalker(filters, walker?.id ?? null));
  const shared = {
    board: { ...laidOut, rows },
    address: { ...address, days, only, showOnly },
    shows,
    now,
    colors,
    clientNames,
    withoutKey,
    reports,
    outlooks,
    onSchedule,
  };
  return (
    <>
      {dialog && !found && !address.isDated && <VisitElsewhere id={dialog.id} />}
      <div className={classes.tools}>
        <Problems {...shared} />
        <Filters address={address} walkers={walkers} clients={clients} />
      </div>
      <div ref={board} className={classes.view} data-view={view}>
        <Suspense fallback={<BoardSkeleton view={view} narrow={narrow} />}>
          <View {...shared} narrow={narrow} visits={inDays} lastNight={nightsBefore(visits, date)} walkers={walkers} />
        </Suspense>
      </div>
      <UntoldLine address={address} />
      <Dragging board={board} visits={visits} />
      <Nothing visits={inDays} shows={shows} address={address} narrow={narrow} />
      {question && (
        <Suspense>
          <MovingDialogs visits={visits} walkers={walkers} />
        </Suspense>
      )}
      {visit && (
        <Suspense>
          <VisitDetails
            visit={visit}
            opened={found !== undefined}
            client={clients.find(({ id }) => id === visit.client_id)}
            walker={walkers.find(({ id }) => id === visit.walker_id)}
            isWithoutKey={withoutKey.has(visit._id)}
            now={now}
            onClose={address.close}
          />
        </Suspense>
      )}
    </>
  );
}

interface ViewProps extends BoardProps {
  narrow: boolean;
  visits: readonly CalendarVisit[];
  lastNight: readonly CalendarVisit[];
  walkers: ReturnType<typeof useWalkers>;
}

function View({ narrow, visits, lastNight, walkers, ...shared }: ViewProps) {
  const { view, date } = shared.address;
  if (view === "month") return <MonthBoard {...shared} visits={visits} walkers={walkers} />;
  if (view === "agenda") return <Agenda {...shared} visits={visits} walkers={walkers} />;
  if (view === "week") return narrow ? <WeekOverview {...shared} /> : <WeekBoard {...shared} />;
  return narrow ? <DayBoard {...shared} /> : <FrameBoard {...shared} date={date} lastNight={lastNight} />;
}

/** Why nothing is shown, and what to do about it. */
function Nothing({
  visits,
  shows,
  address,
  narrow,
}: Pick<BoardProps, "shows" | "address"> & Pick<ViewProps, "visits" | "narrow">) {
  if (visits.some(shows)) return null;
  if (visits.length > 0) {
    return (
      <p className={classes.nothing} role="status">
        No visits match the filters.
        <Button variant="default" onClick={address.clearFilters}>
          Clear filters
        </Button>
      </p>
    );
  }
  const { view } = address;
  const hasSlots = view === "day" || (view === "week" && !narrow);
  return (
    <p className={classes.nothing}>
      No visits this {view === "agenda" ? "week" : view} yet. Choose “+&nbsp;Schedule Walk”
      {hasSlots && " or a free slot"}.
    </p>
  );
}

const nightsBefore = (visits: readonly CalendarVisit[], date: LocalDate) =>
  visits.filter((visit) => visit.date === addDays(date, -1) && isNight(visit));

/** Leads to the day of a visit that the address names without a date, or says why it cannot. */
function VisitElsewhere({ id }: { id: string }) {
  const { data, error } = useRead(getVisit, { params: { id } });
  if (data) return <Redirect to={calendarOn(data.date, { visit: id })} />;
  return error && <Failure error={error} />;
}

/** Those of the visits whose walkers come today or tomorrow and have no key. */
function useWithoutKey(visits: readonly CalendarVisit[], now: number): ReadonlySet<string> {
  const clients = useClients();
  const team = useWalkers();
  const date = today(now);
  return useMemo(
    () => new Set(visitsWithoutKey(visits, date, keyRegister(clients, team)).map(({ _id }) => _id)),
    [visits, date, clients, team],
  );
}
