import { readSent, type Sent } from "@petcare/storage";
import { runtime } from "../runtime.ts";
import { sentAnswers } from "./sent-answer.ts";

/** A business of forty clients sends fewer in two weeks. */
const maxRead = 2000;

/**
 * The messages since an instant, in epoch milliseconds, that arrived in no way, of people whom nothing has reached since, the
 * latest first. The owner, who reads it, is not among them.
 */
export async function readUnreached(since: number) {
  const { sent } = await readSent(runtime.db, { limit: maxRead, since, now: runtime.now() });
  const answers = await sentAnswers(unreached(sent.filter(({ at }) => at >= since)));
  return answers.filter(({ person }) => person?.role !== "admin");
}

/** @param sent the latest first */
function unreached(sent: readonly Sent[]): Sent[] {
  const reached = new Set<string>();
  return sent.filter((one) => {
    if (isReached(one)) reached.add(one.person);
    return !reached.has(one.person);
  });
}

/** Tells whether a message has arrived in some way. */
export const isReached = ({ channels }: Pick<Sent, "channels">): boolean => Object.values(channels).includes("sent");
