import { subscribedVisits } from "@petcare/contract";
import { addDays } from "@petcare/domain";
import {
  clientFields,
  householdOf,
  readSubscription,
  readUser,
  readVisitsIn,
  type User,
  walkerFields,
} from "@petcare/storage";
import { throttle } from "../shared/limits/throttle.ts";
import { AppError } from "../shared/pipeline/app-error.ts";
import { endpoint } from "../shared/pipeline/endpoint.ts";
import { ofAnybody } from "../shared/pipeline/of-anybody.ts";
import { digest, runtime, today } from "../shared/runtime.ts";
import { forClient } from "../shared/visits/client-visits.ts";
import { forWalker, isInWalkerWindow } from "../shared/visits/walker-visits.ts";
import { calendarOf } from "./calendar.ts";
import type { CalendarEvent } from "./event.ts";

/** Answers a calendar feed. A wrong link, an ended one and that of a person who cannot sign in are all not found. */
export const handler = endpoint(subscribedVisits, async ({ params: { file }, sourceIp }) => {
  await throttle("subscription/file", file);
  const of = await ownerOf(file);
  if (!of) {
    await throttle("public/address", ["subscription", sourceIp]);
    throw new AppError("not_found");
  }
  const range = { from: addDays(today(), -30), to: addDays(today(), 181) };
  return calendarOf(await eventsOf(of, range), today());
});

/** Finds the feed's person, or the client of their household. */
async function ownerOf(file: string): Promise<User | undefined> {
  const [, id, key] = /^([\w.-]{1,80})\.([\w-]+)\.ics$/.exec(file) ?? [];
  if (!id || !key) return undefined;
  const subscription = await readSubscription(runtime.db, id);
  if (subscription?.hash !== digest(key)) return undefined;
  const user = await readUser(runtime.db, id);
  if (!user?.active || user.deleted_at) return undefined;
  const household = await householdOf(runtime.db, user);
  return household?.active ? household : undefined;
}

/**
 * Makes the events that a person may read. A walker sees clients' names and addresses only on days within their window.
 * @param range local dates, `to` excluded
 */
async function eventsOf(
  { role, name, ...user }: User,
  range: Parameters<typeof readVisitsIn>[1],
): Promise<CalendarEvent[]> {
  const id = ofAnybody(user.id);
  if (role === "client") {
    const visits = await readVisitsIn(runtime.db, range, [...clientFields, "version"], { role, id });
    const answers = await forClient(visits);
    return answers.map((visit, at) => ({
      ...visit,
      sequence: visits[at]?.version ?? 0,
      by: visit.walker_name && `with ${visit.walker_name}`,
    }));
  }
  const visits = await readVisitsIn(runtime.db, range, walkerFields, { role: "walker", id });
  const answers = await forWalker(visits, { id, name });
  return answers.map((visit) => ({
    ...visit,
    ...(!isInWalkerWindow(visit) && { address: null }),
    sequence: visit.version,
    by: isInWalkerWindow(visit) ? `for ${visit.clientName}` : null,
  }));
}
