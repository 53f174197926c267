import { AsyncLocalStorage } from "node:async_hooks";
import { setImmediate } from "node:timers/promises";
import { interceptCalls } from "./calls.ts";

type Who = 0 | 1;

/**
 * Two requests at the same time whose calls to AWS go one by one. `turns` says who is next where both want to; after its
 * last turn the first one goes on. Answers what each of them answered.
 */
export async function interleave<One, Other>(
  acts: readonly [() => Promise<One>, () => Promise<Other>],
  turns: readonly Who[],
): Promise<[One, Other]> {
  const current = new AsyncLocalStorage<Who>();
  const waiting: [(() => Promise<unknown>)[], (() => Promise<unknown>)[]] = [[], []];
  const stop = interceptCalls((_call, send) => {
    const who = current.getStore();
    if (who === undefined) return send();
    return new Promise((resolve, reject) => {
      waiting[who].push(() => send().then(resolve, reject));
    });
  });
  let left = 2;
  const start = <Answer>(who: Who, act: () => Promise<Answer>) =>
    current.run(who, async () => {
      try {
        return await act();
      } finally {
        left -= 1;
      }
    });
  const both = Promise.all([start(0, acts[0]), start(1, acts[1])]);
  // A failure is reported at the end, once the other one has ended too.
  both.catch(() => {});
  const order = turns.values();
  while (left > 0) {
    // Whoever has an answer goes on until the next call.
    await setImmediate();
    const wanted: Who = waiting[0].length > 0 && waiting[1].length > 0 ? (order.next().value ?? 0) : 0;
    const next = waiting[wanted].shift() ?? waiting[0].shift() ?? waiting[1].shift();
    await next?.();
  }
  stop();
  return both;
}

/** Each order in which one request stands still after so many of its calls, while the other one is answered. */
export const stoppedTurns: readonly Who[][] = ([0, 1] as const).flatMap((first) =>
  [...Array(10).keys()].map((calls) => [...Array<Who>(calls).fill(first), ...Array<Who>(60).fill(first ? 0 : 1)]),
);
