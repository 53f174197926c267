import { business } from "@petcare/business";
import { myUpcomingWalks } from "@petcare/contract";
import { addDays, arrivalAt, isOpen, radar } from "@petcare/domain";
import {
  type ClientVisit,
  clientFields,
  readClientUpcoming,
  readVisitsIn,
  visitId,
  walkerFields,
} from "@petcare/storage";
import { endpoint } from "../shared/pipeline/endpoint.ts";
import { ofAnybody } from "../shared/pipeline/of-anybody.ts";
import { runtime, today } from "../shared/runtime.ts";
import { agendaPage } from "../shared/visits/agenda-page.ts";
import { forClient } from "../shared/visits/client-visits.ts";

/** Lists a client's coming visits. The cursor is a position, because the next page's first visit may be completed by then. */
export const handler = endpoint(myUpcomingWalks, async ({ query: { limit, cursor }, caller }) => {
  // Reads one more than the page, to find out whether there is a next page.
  const requested = { today: today(), from: cursor, count: limit + 1 };
  const visits = await readClientUpcoming(runtime.db, caller.household.id, requested, clientFields);
  return agendaPage(visits, async (some) => forClient(some, await beforeEach(some)), { limit, cursor });
});

/** Counts the visits that a walker makes before each of today's open visits. Only the number is answered. */
async function beforeEach(visits: readonly ClientVisit[]): Promise<ReadonlyMap<string, number>> {
  const day = today();
  const waiting = visits.filter(
    (visit) => visit.date === day && isOpen(visit) && visit.service !== "overnight" && whenThere(visit) === undefined,
  );
  const walkers = [...new Set(waiting.flatMap(({ walker_id }) => walker_id ?? []))];
  const range = { from: day, to: addDays(day, 1) };
  const theirs = await Promise.all(
    walkers.map((id) => readVisitsIn(runtime.db, range, walkerFields, { role: "walker", id: ofAnybody(id) })),
  );
  const ids = new Set(waiting.map(visitId));
  const seen = radar({
    visits: theirs.flat().map((visit) => ({ ...visit, id: visitId(visit), arrived_at: whenThere(visit) })),
    now: runtime.now(),
    travel: business.travelBufferMinutes,
    zone: business.timeZone,
  });
  return new Map(seen.filter(({ id }) => ids.has(id)).map(({ id, after }) => [id, after.length]));
}

const whenThere = (visit: Parameters<typeof arrivalAt>[0]) => arrivalAt(visit, business.timeZone);
