import { listWeeks } from "@petcare/contract";
import { readClosedWeeks } from "@petcare/storage";
import { endpoint } from "../shared/pipeline/endpoint.ts";
import { runtime } from "../shared/runtime.ts";
import { closedWeekRow } from "./closed-week.ts";

export const handler = endpoint(listWeeks, async ({ query: { limit, cursor } }) => {
  const { weeks, cursor: next } = await readClosedWeeks(runtime.db, { limit, cursor });
  return { items: weeks.map(closedWeekRow), next };
});
