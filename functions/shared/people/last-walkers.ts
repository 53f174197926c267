import { allDays, readDonePage } from "@petcare/storage";
import { ofAnybody } from "../pipeline/of-anybody.ts";
import { runtime } from "../runtime.ts";

/** Reads the walkers of a client's last 20 visits, one entry for each visit, the latest first. */
export async function lastWalkersOf(id: string): Promise<string[]> {
  const done = { ...allDays, of: { role: "client", id: ofAnybody(id) } } as const;
  const { visits } = await readDonePage(runtime.db, done, ["walker_id"], { limit: 20 });
  return visits.flatMap(({ walker_id }) => walker_id ?? []);
}
