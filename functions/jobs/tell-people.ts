import { business } from "@petcare/business";
import { type Bundle, dueThings } from "@petcare/domain";
import {
  endRun,
  type Messenger,
  moveThrough,
  readChangesSince,
  readMessenger,
  readOutbox,
  saveMark,
  storeBundles,
  takeLease,
} from "@petcare/storage";
import {
  changesIn,
  collect,
  type Found,
  foundFor,
  type Listeners,
  overlap,
  readListeners,
} from "../shared/notices/collect.ts";
import { deliver } from "../shared/notices/deliver.ts";
import { duePasses, tellsThrough } from "../shared/notices/passes.ts";
import { timedChanges } from "../shared/notices/timed.ts";
import { log } from "../shared/pipeline/log.ts";
import { runtime } from "../shared/runtime.ts";
import { metrics } from "./metrics.ts";

/** In milliseconds. A run starts on no other person after this time. */
const longest = 45_000;

/**
 * Sends messages about changes, once a minute (docs/product/notices.md). Adds the changes since its mark to each person's
 * bundle, and sends the bundles that are due. It can be killed at any point; of two simultaneous runs only one works.
 */
export async function handler(): Promise<{ looked: number; waiting: number }> {
  const begun = runtime.now();
  const known = await readMessenger(runtime.db);
  if (known?.on_since === undefined) return idle;
  const [rows, outbox] = await Promise.all([
    // Changes from before messages were turned on are never sent.
    readChangesSince(runtime.db, Math.max(known.mark - overlap, known.on_since + 1), begun),
    readOutbox(runtime.db),
  ]);
  const through = movesTo(known, begun);
  const passes = duePasses({ ...known, through }, begun);
  const isQuiet = rows.length === 0 && passes.length === 0;
  if (isQuiet && ![...outbox.values()].some((bundle) => thingsOf(bundle, known, begun).length > 0)) return idle;
  const taken = await takeLease(runtime.db, known, begun);
  if (!taken) return idle;
  const moved = await moveThrough(runtime.db, taken, through);
  const listeners = await readListeners();
  const found = [
    ...(await changesIn(rows, listeners, known.through)),
    ...(await timedChanges(passes, listeners, moved)),
  ];
  await add(outbox, found, begun);
  const done = { ...moved.passes, ...Object.fromEntries(passes.map(({ name, day }) => [name, day])) };
  // Saved after the bundles and before sending, so that a run that dies while sending loses and repeats nothing.
  if ((await saveMark(runtime.db, taken, { mark: begun, passes: done })) === "refused") return idle;
  const counts = await tellAll(outbox, listeners, moved, begun);
  await endRun(runtime.db, taken);
  return counts;
}

const idle = { looked: 0, waiting: 0 };

/** Computes the last published day, which Sundays move on automatically. */
function movesTo(messenger: Messenger, now: number): Messenger["through"] {
  const next = messenger.sunday === "tell" ? tellsThrough(messenger, now) : messenger.through;
  return next > messenger.through ? next : messenger.through;
}

async function add(outbox: Map<string, Bundle>, found: readonly Found[], now: number): Promise<void> {
  const changed = await collect(outbox, found, now);
  await storeBundles(
    runtime.db,
    changed.flatMap((id) => outbox.get(id) ?? []),
  );
}

const thingsOf = (bundle: Bundle, { through }: Messenger, now: number, isClient = false): string[] =>
  dueThings(bundle, { now, zone: business.timeZone, through }, isClient);

/** Sends every bundle that is due. The owner's goes last, because it lists the people whom no message reached. */
async function tellAll(outbox: Map<string, Bundle>, listeners: Listeners, messenger: Messenger, begun: number) {
  const context = { messenger, team: listeners.team };
  const owners = new Set(listeners.owners);
  const team = new Set([...listeners.walkers, ...owners]);
  const others = [...outbox.keys()].filter((id) => !owners.has(id));
  let [looked, waiting, people_failed] = [0, 0, 0];
  for (const id of [...others, ...owners]) {
    const bundle = outbox.get(id);
    const things = bundle ? thingsOf(bundle, messenger, begun, !team.has(id)) : [];
    if (!bundle || things.length === 0) continue;
    if (runtime.now() - begun > longest) {
      waiting += 1;
      continue;
    }
    looked += 1;
    const outcome = await tell(bundle, things, context);
    if (outcome === "failed") people_failed += 1;
    if (outcome === "failed" || outcome === "waiting") waiting += 1;
    if (outcome !== "unreached" || owners.has(id)) continue;
    const now = runtime.now();
    await add(outbox, foundFor(listeners.owners, `unreached:${id}`, { at: now, version: now }), now);
  }
  const failed = people_failed > 0 && { people_failed, ...metrics(runtime.now(), { people_failed }) };
  if (looked > 0) log("info", { job: "messenger", looked, waiting, ...failed });
  return { looked, waiting };
}

/** Sends one bundle. A failure is logged, so that it holds up nobody else's. */
async function tell(...of: Parameters<typeof deliver>): Promise<Awaited<ReturnType<typeof deliver>> | "failed"> {
  try {
    return await deliver(...of);
  } catch (error) {
    log("error", { job: "messenger", user: of[0].person, error: String(error) });
    return "failed";
  }
}
