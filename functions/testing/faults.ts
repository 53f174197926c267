import { interceptCalls } from "./calls.ts";

export interface Faults {
  /** How many writes to the table or calls that change Cognito or send a text have begun. */
  writes: number;
  /** The one at which the process is killed, and whether that write is done then; none when undefined. */
  kill: { at: number; done: boolean } | undefined;
}

/** Counts a handler's writes, the table's and those of other services together, and kills it at one of them. */
export function injectFaults(): Faults {
  const faults: Faults = { writes: 0, kill: undefined };
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

/** Every write of a request, before it is done and after; `run` has none left when it answers true. */
export async function atEveryWrite(run: (kill: NonNullable<Faults["kill"]>) => Promise<boolean>) {
  for (let at = 1; ; at += 1) {
    for (const done of [false, true]) if (await run({ at, done })) return;
    if (at > 60) throw new Error("The request has no end of writes");
  }
}
