import { ApiError } from "./api-error.ts";

/** A poll every 5 s, at most 12 tries (docs/product/auth.md#waking-the-server). */
const pollMs = 5000;
const mostTries = 12;
/** A server that answers within this is not slow: no banner flashes by. */
const patienceMs = 1000;

/** 'asking' for the first moment, then 'warming' until the server answers ('ready') or the last try is lost ('failed'). */
export type WarmUp = "asking" | "warming" | "ready" | "failed";

/**
 * Polls the server until it answers, and says what became of it. A try begins every 5 s even while earlier ones are
 * still waiting: a server that wakes up answers whichever it gets to. Any answer but a failure of the server's own
 * (5xx) means that it is awake.
 * @returns what ends the polling; nothing is said after that
 */
export function warmUp(ping: (signal: AbortSignal) => Promise<unknown>, say: (state: WarmUp) => void): () => void {
  const ended = new AbortController();
  let tries = 0;
  let waiting = 0;

  const finish = (state: WarmUp) => {
    stop();
    say(state);
  };
  const attempt = async () => {
    tries += 1;
    waiting += 1;
    if (tries === mostTries) clearInterval(polling);
    const awake = await answers(ping(ended.signal));
    waiting -= 1;
    if (ended.signal.aborted) return;
    if (awake) finish("ready");
    else if (tries === mostTries && waiting === 0) finish("failed");
    else say("warming");
  };
  const polling = setInterval(attempt, pollMs);
  const patience = setTimeout(() => say("warming"), patienceMs);
  const stop = () => {
    clearInterval(polling);
    clearTimeout(patience);
    ended.abort();
  };

  say("asking");
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
