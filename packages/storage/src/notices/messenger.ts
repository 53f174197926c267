import { UpdateCommand } from "@aws-sdk/lib-dynamodb";
import { sundayActs } from "@petcare/domain";
import * as z from "zod/mini";
import type { Db } from "../table/client.ts";
import { conditionally } from "../table/conditionally.ts";
import { updateExpression } from "../table/edit-expression.ts";
import { byName, count, day, instant, someInstant, text } from "../table/fields.ts";
import { itemKind } from "../table/item-kind.ts";
import { noticeDefault } from "../table/notice-fields.ts";
import { messengerKey } from "../table/notice-keys.ts";
import { readItem } from "../table/query.ts";
import { transact, wholeWrite } from "../table/transact.ts";

/** The job that tells people: how far it has come, and the owner's settings of it. */
export const messengerKind = itemKind({
  schema: z.strictObject({
    /** The instant of the oldest change that is still to be looked at. */
    cursor: instant,
    /** The end of the running run's lease; 0: none runs. */
    until: instant,
    /** The last local day of each pass. */
    passes: byName<string, string>(() => true, day),
    /**
     * The rest that a run had no time for: the person with whom the next one begins, and the passes of those from there on.
     */
    left: z.optional(z.strictObject({ from: text, passes: byName<string, string>(() => true, day) })),
    /** People are told of changes up to this day. */
    through: day,
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
  const { cursor, until, passes, left: _left, version: _, ...settings } = next;
  // Switching on begins anew; else the job alone moves these.
  const begun = until === 0 && next.on_since === cursor ? { cursor, passes, left: undefined } : {};
  const changes = { on_since: undefined, defaults: undefined, ...settings, ...begun };
  return update(db, changes, { version: version - 1 }, { version: 1 });
}

/** In milliseconds. A run ends well within it. */
const lease = 90_000;

/**
 * Takes the lease of a run; undefined where notices are off, where another run has it, or where there is nothing to do.
 *
 * @param now epoch milliseconds
 * @param hasWork answers whether there is; a run that has none writes nothing
 */
export async function beginRun(
  db: Db,
  now: number,
  hasWork: (messenger: Messenger) => Promise<boolean>,
): Promise<Messenger | undefined> {
  const messenger = await readMessenger(db);
  if (messenger?.on_since === undefined || messenger.until >= now || !(await hasWork(messenger))) return undefined;
  const until = now + lease;
  // Another run may have begun and ended since the reading.
  const outcome = await update(db, { until }, { until: messenger.until, cursor: messenger.cursor });
  return outcome === "written" ? { ...messenger, until } : undefined;
}

/** Notes how far a run has come, and gives its lease back. 'refused': the run was so slow that another has begun. */
export const endRun = (
  db: Db,
  { until }: Messenger,
  reached: Pick<Messenger, "cursor" | "passes" | "left">,
): Promise<"written" | "refused"> => update(db, { left: undefined, ...reached, until: 0 }, { until });

/** Moves the last day that is told on. It never goes back. */
export async function moveThrough(db: Db, messenger: Messenger, through: Messenger["through"]): Promise<Messenger> {
  if (through <= messenger.through) return messenger;
  const outcome = await update(db, { through }, { through: messenger.through });
  return outcome === "written" ? { ...messenger, through } : ((await readMessenger(db)) ?? messenger);
}

async function update(
  db: Db,
  changes: Record<string, unknown>,
  expected: Record<string, unknown>,
  added: Record<string, number> = {},
): Promise<"written" | "refused"> {
  const write = { TableName: db.table, Key: messengerKey, ...updateExpression(changes, expected, added) };
  return (await conditionally(db, () => db.client.send(new UpdateCommand(write)))).outcome;
}
