import { userChanges } from "../../people/user-history.ts";
import type { User } from "../../people/users.ts";
import type { Fields } from "./recorded.ts";

export { isAsRecorded, replay } from "./recorded.ts";
export { replaySchedule } from "./replay-schedule.ts";
export { replayVisit } from "./replay-visit.ts";
export { unrecorded } from "./unrecorded.ts";

/** The fields of a person as rows name them, without what no row tells. */
export const flatPerson = (user: User): Fields =>
  Object.fromEntries(Object.entries(userChanges({}, user)).map(([name, { to }]) => [name, to]));
