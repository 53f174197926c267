import { listMiles } from "@petcare/contract";
import { listPeople, readMiles } from "@petcare/storage";
import { checkPeriod } from "../shared/money/period.ts";
import { endpoint } from "../shared/pipeline/endpoint.ts";
import { runtime } from "../shared/runtime.ts";
import { inMiles } from "./my-days.ts";

export const handler = endpoint(listMiles, async ({ query: { from, to } }) => {
  checkPeriod({ from, to }, 366);
  const team = await listPeople(runtime.db, "team");
  const read = team.map(async ({ id, name }) =>
    (await readMiles(runtime.db, id, { start: from, end: to })).map((day) => ({
      walker: { id, name },
      ...inMiles(day),
    })),
  );
  return (await Promise.all(read)).flat();
});
