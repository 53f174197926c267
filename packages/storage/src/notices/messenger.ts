import { sundayActs } from "@petcare/domain";
import * as z from "zod/mini";
import type { Db } from "../table/client.ts";
import { updateExpression } from "../table/edit-expression.ts";
import { byName, count, day, instant, itemKind, someInstant, texts } from "../table/item-kind.ts";
import { messengerKey, noticeDefault } from "../table/person-keys.ts";
import { readItem } from "../table/query.ts";
import { transact, updateItem, wholeWrite } from "../table/transact.ts";

/** The job that tells people: how far it has come, and the owner's settings of it. */
export const messengerKind = itemKind({
  schema: z.strictObject({
    /** Changes before this instant have been found. */
    mark: instant,
    /** The end of the running run's lease; 0: none runs. */
    until: instant,
    /** The last local day of each pass. */
    passes: byName<string, string>(() => true, day),
    /** People are told of changes up to this day. */
    through: day,
    /** Whoever hears nothing of the week that ends then, as if they had been told by phone. */
    left_out: z.optional(texts),
    /** Since when people are told; absent: they are not. */
    on_since: someInstant,
    /** The number of weeks that are told ahead, beside this one. */
    weeks_ahead: count,
    sunday: z.enum(sundayActs),
    /** In days: when a reminder of an invoice follows the day on which it was due. */
    overdue_days: z.array(count),
    /** The channels of each kind for whoever of a role has not chosen. */
    defaults: z.optional(z.array(noticeDefault)),
    /** Counts the owner's changes, from 1. */
    version: count,
  }),
  keysOf: () => messengerKey,
});
export type Messenger = z.infer<typeof messengerKind.schema>;

/** Reads the job's item; undefined where notices were never switched on. */
export const readMessenger = (db: Db): Promise<Messenger | undefined> => readItem(db, messengerKey, messengerKind.read);

/** Stores the settings of whoever read them at `version`. 'refused', with nothing written: others were first. */
export async function storeMessenger(db: Db, next: Messenger): Promise<"written" | "refused"> {
  const { version } = next;
  if (version === 1) return (await transact(db, [wholeWrite(db, messengerKind.itemOf(next), 0)])).outcome;
  const { mark, until, passes, version: _, ...settings } = next;
  // Switching on begins anew; else the job alone moves these.
  const begun = until === 0 && next.on_since === mark ? { mark, passes } : {};
  const changes = { on_since: undefined, defaults: undefined, left_out: undefined, ...settings, ...begun };
  return update(db, changes, { version: version - 1 }, { version: 1 });
}

/** In milliseconds. A run ends well within it. */
const lease = 90_000;

/**
 * Takes the lease of a run for what it has found; undefined where another run has it, or has run since `messenger` was read.
 *
 * @param now epoch milliseconds
 */
export async function takeLease(db: Db, messenger: Messenger, now: number): Promise<Messenger | undefined> {
  const { until, mark } = messenger;
  if (until >= now) return undefined;
  const taken = { ...messenger, until: now + lease };
  const outcome = await update(db, { until: taken.until }, { until, mark });
  return outcome === "written" ? taken : undefined;
}

/** Notes how far a run has come. 'refused': it was so slow that another has begun. */
export const saveMark = (
  db: Db,
  { until }: Messenger,
  reached: Pick<Messenger, "mark" | "passes">,
): Promise<"written" | "refused"> => update(db, reached, { until });

/** Gives the lease of a run back. */
export const endRun = (db: Db, { until }: Messenger): Promise<"written" | "refused"> =>
  update(db, { until: 0 }, { until });

/** Moves the last day that is told on. It never goes back. */
export async function moveThrough(db: Db, messenger: Messenger, through: Messenger["through"]): Promise<Messenger> {
  if (through <= messenger.through) return messenger;
  const outcome = await update(db, { through, left_out: undefined }, { through: messenger.through });
  return outcome === "written"
    ? { ...messenger, through, left_out: undefined }
    : ((await readMessenger(db)) ?? messenger);
}

async function update(
  db: Db,
  changes: Record<string, unknown>,
  expected: Record<string, unknown>,
  added: Record<string, number> = {},
): Promise<"written" | "refused"> {
  return (await updateItem(db, { Key: messengerKey, ...updateExpression(changes, expected, added) })).outcome;
}
