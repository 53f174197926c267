import { type AwsCall, interceptCalls } from "../../testing/calls.ts";
import { conflict, type Kind, loseFirstAnswer, throttling, timeout } from "./kinds.ts";

/** A fault, and the call of the request at which it happens, from 0. */
export interface Fault {
  kind: Kind;
  at: number;
}

/** The calls that a request makes. */
export async function callsOf(request: () => Promise<unknown>): Promise<AwsCall[]> {
  const calls: AwsCall[] = [];
  const stop = interceptCalls((call, send) => {
    calls.push(call);
    return send();
  });
  await request();
  stop();
  return calls;
}

/**
 * Sends a request and makes one of its calls go wrong.
 *
 * @param overtake what somebody else does just before that call, for the two faults of being overtaken
 */
export async function withFault<Result>(
  { kind, at }: Fault,
  request: () => Promise<Result>,
  overtake: () => Promise<void>,
): Promise<Result> {
  let calls = -1;
  let isDead = false;
  let isOvertaking = false;
  const stop = interceptCalls(async (call, send) => {
    if (isOvertaking) return send();
    if (isDead) throw new Error("killed");
    calls += 1;
    if (calls !== at) return send();
    switch (kind) {
      case "throttled":
        throw throttling(call);
      case "conflict":
        throw conflict(call);
      case "sent twice":
        loseFirstAnswer(call);
        return send();
      case "lost":
        await send();
        throw timeout();
      case "killed":
        await send();
        isDead = true;
        throw new Error("killed");
      default:
        isOvertaking = true;
        await overtake();
        isOvertaking = false;
        return send();
    }
  });
  try {
    return await request();
  } finally {
    stop();
  }
}
