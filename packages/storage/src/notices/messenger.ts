import { sundayActs } from "@petcare/domain";
import * as z from "zod/mini";
import type { Db } from "../table/client.ts";
import { updateExpression } from "../table/edit-expression.ts";
import { byName, count, day, instant, itemKind, someInstant, texts } from "../table/item-kind.ts";
import { messengerKey, noticeDefault } from "../table/person-keys.ts";
import { readItem } from "../table/query.ts";
import { transact, updateItem, wholeWrite } from "../table/transact.ts";

/** The message job's progress and the owner's settings for it. */
export const messengerKind = itemKind({
  schema: z.strictObject({
    /** All changes before this instant are in bundles. */
    mark: instant,
    /** The end of the current run's lease; 0 if none is running. */
    until: instant,
    /** The last local day on which each pass ran. */
    passes: byName<string, string>(() => true, day),
    /** The last published day: changes of later days are not sent. */
    through: day,
    /** The people who get no message about the week that ends then. */
    left_out: z.optional(texts),
    /** When messages were turned on; absent while they are off. */
    on_since: someInstant,
    /** The number of weeks published ahead, after this one. */
    weeks_ahead: count,
    sunday: z.enum(sundayActs),
    /** In days after an invoice's due date: when reminders are sent. */
    overdue_days: z.array(count),
    /** The default channels by role and kind. */
    defaults: z.optional(z.array(noticeDefault)),
    /** Counts the owner's changes, from 1. */
    version: count,
  }),
  keysOf: () => messengerKey,
});
export type Messenger = z.infer<typeof messengerKind.schema>;

/** Reads the job's item; undefined if messages were never turned on. */
export const readMessenger = (db: Db): Promise<Messenger | undefined> => readItem(db, messengerKey, messengerKind.read);

/** Stores the settings. 'refused', with nothing written, if they were changed since they were read. */
export async function storeMessenger(db: Db, next: Messenger): Promise<"written" | "refused"> {
  const { version } = next;
  if (version === 1) return (await transact(db, [wholeWrite(db, messengerKind.itemOf(next), 0)])).outcome;
  const { mark, until, passes, version: _, ...settings } = next;
  // Turning messages on resets these; otherwise only the job moves them.
  const begun = until === 0 && next.on_since === mark ? { mark, passes } : {};
  const changes = { on_since: undefined, defaults: undefined, left_out: undefined, ...settings, ...begun };
  return update(db, changes, { version: version - 1 }, { version: 1 });
}

/** In milliseconds. A run ends well before its lease does. */
const lease = 90_000;

/**
 * Takes the lease for a run; undefined if another run has it, or has run since `messenger` was read.
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

/** Stores a run's progress. 'refused' if the run was so slow that another has begun. */
export const saveMark = (
  db: Db,
  { until }: Messenger,
  reached: Pick<Messenger, "mark" | "passes">,
): Promise<"written" | "refused"> => update(db, reached, { until });

/** Releases a run's lease. */
export const endRun = (db: Db, { until }: Messenger): Promise<"written" | "refused"> =>
  update(db, { until: 0 }, { until });

/** Moves the last published day forward. It never goes back. */
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
