import { listDuePay } from "@petcare/contract";
import { readDue, readWalkerLedgers } from "@petcare/storage";
import { endpoint } from "../shared/pipeline/endpoint.ts";
import { runtime } from "../shared/runtime.ts";
import { dueAnswer, dueOf, paidThisYear } from "./due-answer.ts";

export const handler = endpoint(listDuePay, async ({ query: { to, walker_id } }) => {
  if (walker_id !== undefined) return [await dueOf(walker_id, to)];
  const { db } = runtime;
  const [ledger, lines, paidOf] = await Promise.all([readWalkerLedgers(db), readDue(db, to), paidThisYear()]);
  const known = new Map(ledger.map((one) => [one.walker_id, one]));
  const byWalker = [...Map.groupBy(lines, (line) => line.walker_id)];
  return byWalker.map(([id, mine]) =>
    dueAnswer(known.get(id) ?? { walker_id: id, runs: 0 }, { lines: mine, to }, paidOf),
  );
});
