import { business } from "@petcare/business";
import { nextVisits } from "@petcare/contract";
import { addDays, overdueFrom, soldAs } from "@petcare/domain";
import { readNextVisits, visitId } from "@petcare/storage";
import { endpoint } from "../shared/pipeline/endpoint.ts";
import { runtime, today } from "../shared/runtime.ts";

/** Finds each client's next visit within the days that the nightly job has stored. */
export const handler = endpoint(nextVisits, async () => {
  const now = runtime.now();
  const { visits, through } = await readNextVisits(runtime.db, {
    // Yesterday's overnight stay is still under way.
    from: addDays(today(), -1),
    to: addDays(today(), business.storedDaysAhead),
    isAhead: (visit) => overdueFrom(visit, business.timeZone) > now,
  });
  return {
    visits: visits.map((visit) => ({
      _id: visitId(visit),
      client_id: visit.client_id,
      date: visit.date,
      timeframe: visit.timeframe,
      service_type: soldAs(visit.service),
      walker_id: visit.walker_id ?? null,
    })),
    through,
  };
});
