import { setImmediate } from "node:timers/promises";
import type { Db } from "../../../table/client.ts";

type Who = 0 | 1;

/** Somebody at a table, who can be there over another connection, too. */
interface Actor<Self> {
  db: Db;
  elsewhere(): Self;
  close(): void;
}

/**
 * Two acts at the same time whose calls to the table go one by one. `turns` says who is next where both want to; after
 * its last turn the first one goes on. Answers what each act answered.
 */
export async function interleave<Self extends Actor<Self>>(
  actor: Self,
  acts: readonly [(own: Self) => Promise<unknown>, (own: Self) => Promise<unknown>],
  turns: readonly Who[],
) {
  const waiting: [(() => Promise<unknown>)[], (() => Promise<unknown>)[]] = [[], []];
  let left = 2;
  const start = async (who: Who) => {
    const own = actor.elsewhere();
    own.db.client.middlewareStack.add(
      (next) => (args) =>
        new Promise((resolve, reject) => {
          waiting[who].push(() => next(args).then(resolve, reject));
        }),
      { step: "initialize" },
    );
    try {
      return await acts[who](own);
    } finally {
      left--;
      own.close();
    }
  };
  const both = Promise.all([start(0), start(1)]);
  // A failure is told at the end, once the other one has ended too.
  both.catch(() => {});
  const order = turns.values();
  while (left > 0) {
    // Whoever has an answer goes on until the next call.
    await setImmediate();
    const wanted: Who = waiting[0].length > 0 && waiting[1].length > 0 ? (order.next().value ?? 0) : 0;
    const call = waiting[wanted].shift() ?? waiting[0].shift() ?? waiting[1].shift();
    await call?.();
  }
  return both;
}
