import { listPayRuns } from "@petcare/contract";
import { readPayRuns, readWalkerPayRuns } from "@petcare/storage";
import { endpoint } from "../shared/pipeline/endpoint.ts";
import { runtime } from "../shared/runtime.ts";
import { payRunRow } from "./pay-answer.ts";

export const handler = endpoint(listPayRuns, async ({ query: { walker_id, ...page } }) => {
  const { db } = runtime;
  const { runs, cursor } =
    walker_id === undefined ? await readPayRuns(db, page) : await readWalkerPayRuns(db, walker_id, page);
  return { items: runs.map(payRunRow), next: cursor };
});
