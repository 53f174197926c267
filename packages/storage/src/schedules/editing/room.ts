import { addDays, type LocalDate, maxDaysMoved, roomTaken } from "@petcare/domain";
import type { Db } from "../../table/client.ts";
import type { Schedule } from "../schedule-item.ts";
import { isSingle } from "../series.ts";
import type { Visit } from "../visit.ts";
import { visitsOfSchedule } from "../visits.ts";
import { seriesRoom } from "../write-limits.ts";

/** Tells whether an act makes a visit take more of its series' room. @param before undefined if it was not stored */
export const takesRoom = (schedule: Schedule, before: Visit | undefined, after: Visit, today: LocalDate): boolean =>
  !isSingle(schedule) && roomTaken([after], today) > roomTaken(before ? [before] : [], today);

/** Tells whether a series has room for a changed visit. Its write must require the schedule's `visits_version` as read. */
export async function hasRoomWith(db: Db, schedule: Schedule, after: Visit, today: LocalDate): Promise<boolean> {
  const visits = await visitsOfSchedule(db, schedule.id, addDays(today, -maxDaysMoved));
  const others = visits.filter(({ original_date }) => original_date !== after.original_date);
  return roomTaken([...others, after], today) <= seriesRoom;
}
