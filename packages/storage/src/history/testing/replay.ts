import { userChanges } from "../../people/user-history.ts";
import type { User } from "../../people/users.ts";
import type { Fields } from "./told.ts";

export { toldOfBooking } from "../../schedules/booking-history.ts";
export { versionsIn } from "../versions.ts";
export { visitEvents } from "../visit-events.ts";
export { replaySchedule } from "./replay-schedule.ts";
export { replayVisit } from "./replay-visit.ts";
export { isAsTold, replay } from "./told.ts";
export { untold } from "./untold.ts";

/** The fields of a person as rows name them, without what no row tells. */
export const flatPerson = (user: User): Fields =>
  Object.fromEntries(Object.entries(userChanges({}, user)).map(([name, { to }]) => [name, to]));
