import { Button, Group, Skeleton } from "@mantine/core";
import { useMediaQuery } from "@mantine/hooks";
import { type CalendarVisit, getNoticeSettings, getVisit } from "@petcare/contract";
import { addDays, firstUntold } from "@petcare/domain";
import { Suspense, useRef } from "react";
import { Link } from "react-router-dom";
import { usePeopleReady } from "../../lib/api/people.ts";
import { useRead } from "../../lib/api/use-read.ts";
import { calendarOn } from "../../lib/format/calendar-link.ts";
import type { Slot } from "../../lib/format/slot.ts";
import { monthDay, shortDay, today } from "../../lib/format/time.ts";
import { late } from "../../lib/hooks/late.tsx";
import { useLastDefined } from "../../lib/hooks/use-last-defined.ts";
import { useNow } from "../../lib/hooks/use-now.ts";
import { Failure } from "../../ui/feedback/failure.tsx";
import { Awaiting, Loaded } from "../../ui/feedback/states.tsx";
import { Redirect } from "../../ui/layout/redirect.tsx";
import { type CalendarAddress, useCalendarAddress, type View as ViewName } from "./address.ts";
import { Agenda } from "./agenda/screen.tsx";
import type { BoardProps } from "./board/card.tsx";
import { isNight } from "./board/data.ts";
import { matching, useBoard, useCalendarVisits } from "./data.ts";
import { DayBoard } from "./day/screen.tsx";
import { useMoving } from "./moving/context.tsx";
import { Dragging, MovingProvider } from "./moving/screen.tsx";
import classes from "./screen.module.css";
import { CalendarFilters, CalendarToolbar, Problems } from "./tools/screen.tsx";
import { WeekBoard, WeekOverview } from "./week/screen.tsx";

// Not needed for the first paint.
const FrameBoard = late(async () => (await import("./frames/screen.tsx")).FrameBoard);
const MonthBoard = late(async () => (await import("./month/screen.tsx")).MonthBoard);
const VisitDetails = late(async () => (await import("./details/screen.tsx")).VisitDetails);
const MovingDialogs = late(async () => (await import("./moving/dialogs.tsx")).MovingDialogs);

interface CalendarScreenProps {
  onSchedule: (slot: Slot) => void;
}

/** The owner's calendar: day, week, month and agenda, with problems, filters and a visit's details. */
export function CalendarScreen({ onSchedule }: CalendarScreenProps) {
  const isNarrow = useMediaQuery("(max-width: 959px)", undefined, { getInitialValueInEffect: false });
  const address = useCalendarAddress(isNarrow);
  const query = useCalendarVisits(address.view, address.date);
  const now = useNow();
  const isReady = usePeopleReady();
  const outline = <Outline view={address.view} isNarrow={isNarrow} />;
  return (
    <>
      <CalendarToolbar address={address} isNarrow={isNarrow} onSchedule={() => onSchedule(slotOf(address))} />
      <MovingProvider>
        {(placed) => (
          <Loaded query={query} loading={outline}>
            {(visits) =>
              isReady ? (
                <Calendar
                  visits={placed(visits)}
                  address={address}
                  now={now}
                  isNarrow={isNarrow}
                  onSchedule={onSchedule}
                />
              ) : (
                <Awaiting>{outline}</Awaiting>
              )
            }
          </Loaded>
        )}
      </MovingProvider>
    </>
  );
}

/** The day of a booking from the toolbar: the shown day, or today if it is shown, or else the first day. */
function slotOf({ view, days, date }: CalendarAddress): Slot {
  if (view === "day") return { date };
  if (days.includes(today())) return {};
  return { date: (view === "month" ? days.find((day) => day.endsWith("-01")) : days[0]) ?? date };
}

function Outline({ view, isNarrow }: { view: ViewName; isNarrow: boolean }) {
  return (
    <div className={classes.outline} role="status" aria-label={`Loading the ${view}`}>
      <Skeleton height={isNarrow ? 72 : 34} radius="md" />
      {[0, 1, 2, 3, 4, 5, 6, 7].map((row) => (
        <Skeleton key={row} height={isNarrow ? 120 : 96} radius="md" />
      ))}
    </div>
  );
}

interface CalendarProps extends CalendarScreenProps {
  /** The visits of the shown days, and some around them. */
  visits: readonly CalendarVisit[];
  address: CalendarAddress;
  now: number;
  isNarrow: boolean;
}

function Calendar({ visits, address, now, isNarrow, onSchedule }: CalendarProps) {
  const { clients, judged, ...shown } = useBoard(visits, address, now);
  const { board, walkers, shows } = shown;
  const { view, dialog } = address;
  const { question } = useMoving();
  const element = useRef<HTMLDivElement>(null);
  const opened = visits.find(({ _id }) => _id === dialog?.id);
  const visit = useLastDefined(opened);
  const showOnly = (problem: string | undefined) => {
    const found = board.visits.filter(matching(problem, judged)).map(({ date }) => date);
    address.showOnly(problem, isNarrow && problem !== undefined ? found.sort()[0] : undefined);
  };
  return (
    <>
      {dialog && !opened && !address.isDated && <VisitElsewhere id={dialog.id} />}
      <div className={classes.tools}>
        <Problems {...shown} showOnly={showOnly} />
        <CalendarFilters address={address} walkers={walkers} clients={clients} />
      </div>
      <div ref={element} className={classes.view} data-view={view}>
        <Suspense fallback={<Outline view={view} isNarrow={isNarrow} />}>
          <View {...shown} onSchedule={onSchedule} isNarrow={isNarrow} visits={visits} />
        </Suspense>
      </div>
      <UntoldLine address={address} />
      <Dragging board={element} visits={visits} />
      {!board.visits.some(shows) && <NothingShown board={board} address={address} isNarrow={isNarrow} />}
      {question && (
        <Suspense>
          <MovingDialogs visits={visits} walkers={walkers} />
        </Suspense>
      )}
      {visit && (
        <Suspense>
          <VisitDetails
            visit={visit}
            opened={opened !== undefined}
            client={clients.find(({ id }) => id === visit.client_id)}
            walker={walkers.find(({ id }) => id === visit.walker_id)}
            isWithoutKey={shown.withoutKey.has(visit._id)}
            now={now}
            onClose={address.close}
          />
        </Suspense>
      )}
    </>
  );
}

function View({ isNarrow, visits, ...shown }: BoardProps & Pick<CalendarProps, "isNarrow" | "visits">) {
  const { view, date } = shown.address;
  if (view === "month") return <MonthBoard {...shown} />;
  if (view === "agenda") return <Agenda {...shown} />;
  if (view === "week") return isNarrow ? <WeekOverview {...shown} /> : <WeekBoard {...shown} />;
  if (isNarrow) return <DayBoard {...shown} />;
  const lastNight = visits.filter((visit) => visit.date === addDays(date, -1) && isNight(visit));
  return <FrameBoard {...shown} lastNight={lastNight} />;
}

/** Says why no visit is shown, and offers the next step. */
function NothingShown({ board, address, isNarrow }: Pick<BoardProps, "board" | "address"> & { isNarrow: boolean }) {
  const { view } = address;
  if (board.visits.length > 0) {
    return (
      <p className={classes.nothing} role="status">
        No visits match the filters.
        <Button variant="default" onClick={address.clearFilters}>
          Clear filters
        </Button>
      </p>
    );
  }
  const hasSlots = view === "day" || (view === "week" && !isNarrow);
  return (
    <p className={classes.nothing}>
      No visits this {view === "agenda" ? "week" : view} yet. Choose “+&nbsp;Schedule Walk”
      {hasSlots && " or a free slot"}.
    </p>
  );
}

/** Redirects an address with a visit but no date to the visit's day, or shows the failure. */
function VisitElsewhere({ id }: { id: string }) {
  const { data, error } = useRead(getVisit, { params: { id } });
  if (data) return <Redirect to={calendarOn(data.date, { visit: id })} />;
  return error && <Failure error={error} />;
}

/** Names the first shown day without messages, and leads to sending them. */
function UntoldLine({ address }: { address: CalendarAddress }) {
  const settings = useRead(getNoticeSettings).data;
  if (!settings?.on || !address.days.some((day) => day > settings.through)) return null;
  const from = firstUntold(settings.through, today());
  return (
    <Group className="no-print muted" gap="6px 14px" mt={14}>
      <span>Not told yet: from {shortDay(from)}</span>
      <Button component={Link} to={address.dialogOver("tell", "week")} state={{ opened: true }} variant="light">
        Tell the week of {monthDay(from)}…
      </Button>
    </Group>
  );
}
