import { useMediaQuery } from "@mantine/hooks";
import { lazy, Suspense, useMemo } from "react";
import { useClients, usePeopleReady, useWalkers } from "../../lib/api/people.ts";
import { personColors } from "../../lib/format/person-color.ts";
import type { Slot } from "../../lib/format/slot.ts";
import { today } from "../../lib/format/time.ts";
import { useFetchedLater } from "../../lib/hooks/use-fetched-later.ts";
import { useKept } from "../../lib/hooks/use-kept.ts";
import { useNow } from "../../lib/hooks/use-now.ts";
import { Loaded } from "../../ui/feedback/states.tsx";
import { boardOf, type CalendarVisit } from "./board.ts";
import { BoardSkeleton } from "./board-skeleton.tsx";
import { CalendarToolbar } from "./calendar-toolbar.tsx";
import { DayBoard } from "./day-board.tsx";
import { matching } from "./filter.ts";
import { Problems } from "./problems.tsx";
import { useWeekAddress, useWeekVisits, type WeekAddress } from "./use-week.ts";
import { VisitElsewhere } from "./visit-elsewhere.tsx";
import { WeekBoard } from "./week-board.tsx";

const loadDetails = () => import("./visit-details.tsx");
const VisitDetails = lazy(async () => ({ default: (await loadDetails()).VisitDetails }));

/** The owner's week: walkers by days, problems as chips, and a visit's details in a dialog. */
export function CalendarScreen({ onSchedule }: { onSchedule: (slot: Slot) => void }) {
  const address = useWeekAddress();
  const query = useWeekVisits(address.monday);
  const now = useNow();
  const ready = usePeopleReady();
  useFetchedLater(loadDetails);
  const narrow = useMediaQuery("(max-width: 959px)", undefined, { getInitialValueInEffect: false });
  return (
    <>
      <CalendarToolbar address={address} onSchedule={() => onSchedule(startOf(address, narrow))} />
      <Loaded query={query} failed="Failed to load data. Please try again." loading={<BoardSkeleton narrow={narrow} />}>
        {(visits) =>
          ready ? (
            <Week visits={visits} address={address} now={now} narrow={narrow} onSchedule={onSchedule} />
          ) : (
            <BoardSkeleton narrow={narrow} />
          )
        }
      </Loaded>
    </>
  );
}

/** Where a booking from the toolbar starts: inside what is shown, and on today where that is. */
function startOf({ days, day, monday }: WeekAddress, narrow: boolean): Slot {
  if (narrow) return { date: day };
  return days.includes(today()) ? {} : { date: monday };
}

interface WeekProps {
  visits: readonly CalendarVisit[];
  address: WeekAddress;
  now: number;
  narrow: boolean;
  onSchedule: (slot: Slot) => void;
}

function Week({ visits, address, now, narrow, onSchedule }: WeekProps) {
  const walkers = useWalkers();
  const clients = useClients();
  const { monday, dialog } = address;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the days follow from the Monday.
  const board = useMemo(() => boardOf(visits, walkers, address.days, now), [visits, walkers, monday, now]);
  const colors = useMemo(() => personColors(walkers), [walkers]);
  const clientNames = useMemo(() => new Map(clients.map(({ id, name }) => [id, name])), [clients]);
  const found = visits.find(({ _id }) => _id === dialog?.id);
  const visit = useKept(found);
  // A problem that is solved has no chip to leave it by.
  const only = visits.some(matching(address.only, now)) ? address.only : undefined;
  const showOnly = (problem: string | undefined) => {
    const first = visits
      .filter(matching(problem, now))
      .map(({ date }) => date)
      .sort()[0];
    address.showOnly(problem, problem === undefined ? undefined : first);
  };
  const shared = { board, address: { ...address, only, showOnly }, now, colors, clientNames, onSchedule };
  return (
    <>
      {dialog && !found && !address.isDated && <VisitElsewhere id={dialog.id} />}
      <Problems {...shared} />
      {narrow ? <DayBoard {...shared} /> : <WeekBoard {...shared} />}
      {visits.length === 0 && <p>No visits this week yet. Choose a slot above, or “+ Schedule Walk”.</p>}
      {visit && (
        <Suspense>
          <VisitDetails
            visit={visit}
            opened={found !== undefined}
            client={clients.find(({ id }) => id === visit.client_id)}
            walker={walkers.find(({ id }) => id === visit.walker_id)}
            now={now}
            onClose={address.close}
          />
        </Suspense>
      )}
    </>
  );
}
