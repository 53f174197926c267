import { useMediaQuery } from "@mantine/hooks";
import { usePeopleReady } from "../../lib/api/people.ts";
import type { Slot } from "../../lib/format/slot.ts";
import { today } from "../../lib/format/time.ts";
import { useFetchedLater } from "../../lib/hooks/use-fetched-later.ts";
import { useNow } from "../../lib/hooks/use-now.ts";
import { Loaded } from "../../ui/feedback/states.tsx";
import { BoardSkeleton } from "./board-skeleton.tsx";
import { Agenda, Calendar, MonthBoard, MovingDialogs, VisitDetails, WeekOverview } from "./calendar.tsx";
import { CalendarToolbar } from "./calendar-toolbar.tsx";
import { MovingProvider } from "./moving/moving-provider.tsx";
import { type CalendarAddress, useCalendarAddress } from "./use-calendar-address.ts";
import { useCalendarVisits } from "./use-calendar-visits.ts";

/** The owner's calendar: day, week, month and agenda, problems as chips, filters, and a visit's details in a dialog. */
export function CalendarScreen({ onSchedule }: { onSchedule: (slot: Slot) => void }) {
  const narrow = useMediaQuery("(max-width: 959px)", undefined, { getInitialValueInEffect: false });
  const address = useCalendarAddress(narrow);
  const query = useCalendarVisits(address.view, address.date);
  const now = useNow();
  const ready = usePeopleReady();
  useFetchedLater(VisitDetails.fetch, MovingDialogs.fetch, MonthBoard.fetch, Agenda.fetch, WeekOverview.fetch);
  const loading = <BoardSkeleton view={address.view} narrow={narrow} />;
  return (
    <>
      <CalendarToolbar address={address} narrow={narrow} onSchedule={() => onSchedule(startOf(address))} />
      <MovingProvider>
        {(placed) => (
          <Loaded query={query} failed="Failed to load data. Please try again." loading={loading}>
            {(visits) =>
              ready ? (
                <Calendar visits={placed(visits)} address={address} now={now} narrow={narrow} onSchedule={onSchedule} />
              ) : (
                loading
              )
            }
          </Loaded>
        )}
      </MovingProvider>
    </>
  );
}

/** Where a booking from the toolbar starts: on the day that is shown, on today where that is in sight, else first. */
function startOf({ view, days, date }: CalendarAddress): Slot {
  if (view === "day") return { date };
  if (days.includes(today())) return {};
  const [first = date] = view === "month" ? days.filter((day) => day.endsWith("-01")) : days;
  return { date: first };
}
