import { materialise, readSchedule } from "@petcare/storage";
import { runtime } from "../runtime.ts";
import { storedThrough } from "./horizon.ts";

/** Stores a series' visits of the days to come, as the nightly job would. */
export async function storeSeries(id: string): Promise<void> {
  const schedule = await readSchedule(runtime.db, id);
  if (schedule) await materialise(runtime.db, schedule, storedThrough());
}
