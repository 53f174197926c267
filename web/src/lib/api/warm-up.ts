import { ApiError } from "./api-error.ts";

/** A poll every 5 s, at most 12 tries (docs/product/auth.md#waking-the-server). */
const pollMs = 5000;
const maxTries = 12;
/** The time before the banner appears. */
const patienceMs = 1000;

/** 'asking' at first, then 'warming' until the server answers ('ready') or the last try fails ('failed'). */
export type WarmUp = "asking" | "warming" | "ready" | "failed";

/**
 * Polls the server until it answers, and reports each state to `onState`. A try begins every 5 s even while earlier ones
 * wait, because a waking server may answer any of them. Every answer but a 5xx means that it is awake.
 * @returns the function that ends the polling
 */
export function warmUp(ping: (signal: AbortSignal) => Promise<unknown>, onState: (state: WarmUp) => void): () => void {
  const ended = new AbortController();
  let tries = 0;
  let waiting = 0;

  const finish = (state: WarmUp) => {
    stop();
    onState(state);
  };
  const attempt = async () => {
    tries += 1;
    waiting += 1;
    if (tries === maxTries) clearInterval(polling);
    const awake = await answers(ping(ended.signal));
    waiting -= 1;
    if (ended.signal.aborted) return;
    if (awake) finish("ready");
    else if (tries === maxTries && waiting === 0) finish("failed");
    else onState("warming");
  };
  const polling = setInterval(attempt, pollMs);
  const patience = setTimeout(() => onState("warming"), patienceMs);
  const stop = () => {
    clearInterval(polling);
    clearTimeout(patience);
    ended.abort();
  };

  onState("asking");
  void attempt();
  return stop;
}

async function answers(ping: Promise<unknown>): Promise<boolean> {
  try {
    await ping;
    return true;
  } catch (error) {
    return error instanceof ApiError && error.status > 0 && error.status < 500;
  }
}
