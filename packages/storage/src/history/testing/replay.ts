import { userChanges } from "../../people/user-history.ts";
import type { User } from "../../people/users.ts";
import type { Replayed } from "../replay.ts";

export { toldOfBooking } from "../booking-history.ts";
export { replay, versionsIn } from "../replay.ts";
export { replaySchedule } from "../replay-schedule.ts";
export { replayVisit, visitEvents } from "../replay-visit.ts";

/** The fields of a person as rows name them, without what no row tells. */
export const flatPerson = (user: User): Replayed =>
  Object.fromEntries(Object.entries(userChanges({}, user)).map(([name, { to }]) => [name, to]));
