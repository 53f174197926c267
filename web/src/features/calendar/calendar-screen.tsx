import { useMediaQuery } from "@mantine/hooks";
import { listSchedules } from "@petcare/contract";
import type { LocalDate } from "@petcare/domain";
import { useEffect } from "react";
import { usePeopleReady } from "../../lib/api/people.ts";
import { prefetch } from "../../lib/api/query.ts";
import { useRead } from "../../lib/api/use-read.ts";
import type { Slot } from "../../lib/format/slot.ts";
import { today } from "../../lib/format/time.ts";
import { useNow } from "../../lib/hooks/use-now.ts";
import { Awaiting, Loaded } from "../../ui/feedback/states.tsx";
import { BoardSkeleton } from "./board-skeleton.tsx";
import { Calendar } from "./calendar.tsx";
import { type CalendarAddress, rangeOf, stepFrom, useCalendarAddress, type View } from "./calendar-address.ts";
import { CalendarToolbar } from "./calendar-toolbar.tsx";
import { MovingProvider } from "./moving/moving-provider.tsx";

/** The owner's calendar: day, week, month and agenda, problems as chips, filters, and a visit's details in a dialog. */
export function CalendarScreen({ onSchedule }: { onSchedule: (slot: Slot) => void }) {
  const narrow = useMediaQuery("(max-width: 959px)", undefined, { getInitialValueInEffect: false });
  const address = useCalendarAddress(narrow);
  const query = useCalendarVisits(address.view, address.date);
  const now = useNow();
  const ready = usePeopleReady();
  const loading = <BoardSkeleton view={address.view} narrow={narrow} />;
  return (
    <>
      <CalendarToolbar address={address} narrow={narrow} onSchedule={() => onSchedule(startOf(address))} />
      <MovingProvider>
        {(placed) => (
          <Loaded query={query} loading={loading}>
            {(visits) =>
              ready ? (
                <Calendar visits={placed(visits)} address={address} now={now} narrow={narrow} onSchedule={onSchedule} />
              ) : (
                <Awaiting>{loading}</Awaiting>
              )
            }
          </Loaded>
        )}
      </MovingProvider>
    </>
  );
}

/**
 * Tells where a booking from the toolbar starts: on the day that is shown, on today where that is in sight, else first.
 */
function startOf({ view, days, date }: CalendarAddress): Slot {
  if (view === "day") return { date };
  if (days.includes(today())) return {};
  const [first = date] = view === "month" ? days.filter((day) => day.endsWith("-01")) : days;
  return { date: first };
}

/** A slow phone has drawn the period itself by then, which comes first. */
const besideMs = 2000;

/** The visits around what a view shows. The periods beside it follow, so that a step to them waits for nothing. */
function useCalendarVisits(view: View, date: LocalDate) {
  const { start, end } = rangeOf(view, date);
  const query = useRead(listSchedules, { query: { start, end }, everyMs: 60_000 });
  const ready = query.isSuccess;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another date of the same period has the same neighbours.
  useEffect(() => {
    if (!ready) return;
    const unit = view === "month" ? "month" : "week";
    const timer = setTimeout(() => {
      for (const step of [-1, 1]) prefetch(listSchedules, { query: rangeOf(view, stepFrom(date, unit, step)) });
    }, besideMs);
    return () => clearTimeout(timer);
  }, [start, end, ready]);
  return query;
}
