import type { NoticePass } from "@petcare/domain";
import {
  beginRun,
  endRun,
  type HistoryRow,
  type Messenger,
  moveThrough,
  readChangesSince,
  type User,
} from "@petcare/storage";
import { answerStrangers } from "../shared/notices/answer-strangers.ts";
import { type Concern, concernedBy, mayComeLate } from "../shared/notices/concerned.ts";
import { readListeners } from "../shared/notices/listeners.ts";
import { type DuePass, duePasses, tellsThrough } from "../shared/notices/passes.ts";
import { patience, tellPerson } from "../shared/notices/tell-person.ts";
import { log } from "../shared/pipeline/log.ts";
import { runtime } from "../shared/runtime.ts";
import { metrics } from "./metrics.ts";

// In milliseconds.
/** How long a person is let settle, and how long at most. */
const settled = { newest: 2 * 60_000, oldest: 10 * 60_000 };
const atOnce = 5000;
/** A run begins no other person after it. */
const longest = 45_000;

interface Waiting {
  passes: NoticePass[];
  concern: Concern | undefined;
}

/**
 * Tells people what has changed: once a minute it looks at whomever the changes since its last run may concern, and at
 * everybody in the morning, in the evening, on Sundays and after each frame (docs/product/notices.md). It can be killed at
 * any point and run any number of times. A run that has no time left leaves the rest to the next one, which begins there.
 */
export async function handler(): Promise<{ looked: number; waiting: number }> {
  const begun = runtime.now();
  let rows: HistoryRow[] = [];
  const taken = await beginRun(runtime.db, begun, async (known) => {
    rows = await readChangesSince(runtime.db, known.cursor - mayComeLate, begun);
    return rows.length > 0 || duePasses(known, begun).length > 0 || movesTo(known, begun) > known.through;
  });
  if (!taken) return { looked: 0, waiting: 0 };
  const messenger = await moveThrough(runtime.db, taken, movesTo(taken, begun));
  const { left } = messenger;
  const isResumed = left !== undefined && Object.keys(left.passes).length > 0;
  // Passes that have become due since a run stopped wait until it is made up for.
  const passes = duePasses(messenger, begun).filter(({ name, day }) => !isResumed || left.passes[name] === day);
  const { people, team, households } = await readListeners();
  const walkers = people.filter(({ role }) => role === "walker").map(({ id }) => id);
  const owners = people.filter(({ role }) => role === "admin").map(({ id }) => id);
  const concerned = await concernedBy(rows, walkers, owners, households);
  const found = isResumed || passes.length === 0 ? people.findIndex(({ id }) => id === left?.from) : 0;
  const from = Math.max(found, 0);
  const all = new Map<string, Waiting>();
  const add = ({ id, role }: User, those: readonly DuePass[]) => {
    const own = those.filter(({ pass }) => isFor(role, pass));
    const concern = concerned.get(id);
    if (own.length > 0 || concern) all.set(id, { passes: [...new Set(own.map(({ pass }) => pass))], concern });
  };
  const byDay = Object.fromEntries(passes.map(({ name, day }) => [name, day]));
  for (const person of people.slice(from)) add(person, passes);
  for (const person of people.slice(0, from)) add(person, []);
  let [looked, waiting, people_failed] = [0, 0, 0];
  let stopped: Messenger["left"];
  let cursor = begun;
  const wait = (concern: Concern | undefined) => {
    waiting += 1;
    if (concern) cursor = Math.min(cursor, concern.oldest);
  };
  for (const [id, { passes, concern }] of all) {
    const age = concern && { newest: begun - concern.newest, oldest: begun - concern.oldest };
    const isSettled = !age || age.newest >= settled.newest || age.oldest >= settled.oldest;
    if (runtime.now() - begun > longest) {
      stopped ??= { from: id, passes: passes.length > 0 ? byDay : {} };
      wait(concern);
    } else if (!isSettled && age.newest < atOnce && passes.length === 0) wait(concern);
    else {
      looked += 1;
      const outcome = await look(id, { passes, isSettled, asked: concern?.asked ?? [] }, { messenger, team });
      if (outcome === "failed") people_failed += 1;
      // The owner hears of whom nothing has reached.
      if (outcome === "unreached") for (const owner of owners) lookLast(all, owner);
      const isHopeless = outcome === "failed" && concern !== undefined && concern.oldest <= begun - patience;
      if ((outcome === "waiting" || outcome === "failed" || !isSettled) && !isHopeless) wait(concern);
    }
  }
  for (const at of await answerStrangers(rows)) if (at > begun - patience) cursor = Math.min(cursor, at);
  const isOpen = Object.keys(stopped?.passes ?? {}).length > 0;
  const done = isOpen ? messenger.passes : { ...messenger.passes, ...byDay };
  await endRun(runtime.db, messenger, { cursor, passes: done, left: stopped });
  const failed = people_failed > 0 && { people_failed, ...metrics(runtime.now(), { people_failed }) };
  if (looked > 0) log("info", { job: "messenger", looked, waiting, ...failed });
  return { looked, waiting };
}

const isFor = (role: User["role"], pass: NoticePass): boolean =>
  pass === "late" ? role !== "client" : pass !== "summary" || role === "admin";

/** Has somebody looked at after all others, also where they were looked at before. */
function lookLast(all: Map<string, Waiting>, id: string): void {
  const { passes, concern } = all.get(id) ?? { passes: [], concern: undefined };
  all.delete(id);
  all.set(id, { passes, concern });
}

/** The last day told as Sundays move it by themselves. */
const movesTo = (messenger: Messenger, now: number): Messenger["through"] =>
  messenger.sunday === "tell" ? tellsThrough(messenger, now) : messenger.through;

/** Nobody waits for somebody who cannot be looked at. */
async function look(...of: Parameters<typeof tellPerson>): Promise<Awaited<ReturnType<typeof tellPerson>> | "failed"> {
  try {
    return await tellPerson(...of);
  } catch (error) {
    log("error", { job: "messenger", user: of[0], error: String(error) });
    return "failed";
  }
}
