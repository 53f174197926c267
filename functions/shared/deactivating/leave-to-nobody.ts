import { firstDay, isLive } from "@petcare/domain";
import { type Author, readSchedule, visitsOfSchedule } from "@petcare/storage";
import { runtime, today } from "../runtime.ts";
import { unassigned } from "./decide.ts";
import { handOver } from "./hand-over.ts";

/** Unassigns a schedule's future visits of a walker who has left. It can be killed anywhere and run again. */
export async function leaveToNobody(scheduleId: string, walkerId: string, by: Author): Promise<void> {
  const schedule = await readSchedule(runtime.db, scheduleId);
  if (!schedule) return;
  const date = today();
  const of = { id: walkerId, role: "walker" } as const;
  const stored = await visitsOfSchedule(runtime.db, scheduleId, firstDay);
  const visits = stored.filter((visit) => visit.walker_id === walkerId && isLive(visit, date));
  const work = unassigned({ visits, schedules: new Map([[scheduleId, schedule]]) }, of, date);
  await handOver({ today: date, of, by, visits: work.visits, series: work.series });
}
