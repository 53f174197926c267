import { isWhole, seed } from "@petcare/domain/testing/sampled";
import { interceptCalls } from "./calls.ts";
import { silenceLog } from "./silence-log.ts";

/** The write at which a process is killed, and whether that write is done then. */
export interface Kill {
  at: number;
  done: boolean;
}

export interface Faults {
  /** How many writes to the table or calls that change Cognito or send a text have begun. */
  writes: number;
  kill: Kill | undefined;
  /** Runs something that is killed at one of its writes, or at none. */
  during<Result>(kill: Kill | undefined, run: () => Promise<Result>): Promise<Result>;
}

/** Counts a handler's writes, the table's and those of other services together, and kills it at one of them. */
export function injectFaults(): Faults {
  silenceLog();
  const faults: Faults = {
    writes: 0,
    kill: undefined,
    async during(kill, run) {
      Object.assign(faults, { writes: 0, kill });
      try {
        return await run();
      } finally {
        faults.kill = undefined;
      }
    },
  };
  interceptCalls(async ({ isWrite }, send) => {
    if (!isWrite) return send();
    faults.writes += 1;
    const { kill } = faults;
    if (kill === undefined || faults.writes < kill.at) return send();
    // The process is dead from here on: no later call of the request is made either.
    if (faults.writes === kill.at && kill.done) await send();
    throw new Error("killed");
  });
  return faults;
}

/** Lets every call fail once a call of this name is done, as if the process had died. Returns what ends that. */
export function dieAfter(name: string): () => void {
  let isDead = false;
  return interceptCalls(async (call, send) => {
    if (isDead) throw new Error("killed");
    const answer = await send();
    isDead = call.name === name;
    return answer;
  });
}

/**
 * Every write of a request, before it is done and after; `run` has none left when it answers true. Every fifth of these
 * moments, from another first one with each seed, unless all are wanted.
 */
export async function atEveryWrite(run: (kill: Kill) => Promise<boolean>) {
  const step = isWhole ? 1 : 5;
  for (let moment = isWhole ? 0 : seed % step; moment < 120; moment += step) {
    if (await run({ at: 1 + Math.floor(moment / 2), done: moment % 2 === 1 })) return;
  }
  throw new Error("The request has no end of writes");
}
