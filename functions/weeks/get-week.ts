import { getWeek } from "@petcare/contract";
import { readClosedWeek } from "@petcare/storage";
import { endpoint } from "../shared/pipeline/endpoint.ts";
import { runtime } from "../shared/runtime.ts";
import { checkWeek, closedWeek } from "./closed-week.ts";
import { openWeek } from "./open-week.ts";

export const handler = endpoint(getWeek, async ({ params: { monday } }) => {
  checkWeek(monday);
  const closed = await readClosedWeek(runtime.db, monday);
  return closed ? closedWeek(closed) : openWeek(monday);
});
