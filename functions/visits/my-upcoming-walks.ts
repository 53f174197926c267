import { myUpcomingWalks } from "@petcare/contract";
import { addDays, canTransition } from "@petcare/domain";
import { readClientVisits, visitId } from "@petcare/storage";
import { forClient } from "../shared/client-visits.ts";
import { endpoint } from "../shared/endpoint.ts";
import { nextCursor } from "../shared/reply.ts";
import { runtime, today } from "../shared/runtime.ts";

const daysAhead = 60;
/** Visits that nobody has completed yet stay in the list, overdue, for a week. */
const daysBack = 7;

export const handler = endpoint(
  myUpcomingWalks,
  async ({ query: { limit = 50, cursor }, caller }) => {
    const from = addDays(today(), -daysBack);
    const to = addDays(today(), daysAhead + 1);
    const open = (await readClientVisits(runtime.db, caller.id, from, to)).filter(({ status }) =>
      canTransition("complete", status),
    );
    const first = cursor ? open.findIndex((visit) => visitId(visit) === cursor) : 0;
    const page = first < 0 ? [] : open.slice(first, first + limit);
    const next = open[first + limit];
    return { body: await forClient(page), headers: nextCursor(next && first >= 0 ? visitId(next) : undefined) };
  },
  { setsHeaders: true },
);
