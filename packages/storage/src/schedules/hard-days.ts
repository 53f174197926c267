import { hardDayKinds, hardDayStates, leftReasons, type VisitAct } from "@petcare/domain";
import * as z from "zod/mini";
import { type Author, authorSchema, historyKind } from "../history/history-row.ts";
import type { Db } from "../table/client.ts";
import { historyKey } from "../table/history-keys.ts";
import { cancelling, count, day, itemKind, someText, text, textOrNull, timeframe } from "../table/item-kind.ts";
import { hardDayKey } from "../table/person-keys.ts";
import { batchGet, readItem, readPartition } from "../table/query.ts";
import { transact, type Writes, wholeWrite } from "../table/transact.ts";

const act: z.ZodMiniType<VisitAct> = z.discriminatedUnion("do", [
  z.strictObject({ do: z.literal("give"), walker_id: textOrNull }),
  z.strictObject({ do: z.literal("move"), date: day }),
  z.strictObject({ do: z.literal("cancel"), ...cancelling }),
]);

/** A hard day: its acts, each on a visit as it was seen, and what became of them (docs/product/hard-days.md). */
export const hardDayKind = itemKind({
  schema: z.strictObject({
    id: text,
    version: count,
    kind: z.enum(hardDayKinds),
    state: z.enum(hardDayStates),
    request_hash: text,
    /** The walker who is sick or off, or the client who is away. */
    about: someText,
    /** Local days, both included. */
    from: day,
    through: day,
    /** The frames that are closed. Absent: the whole day, or no closing. */
    timeframes: z.optional(z.array(timeframe)),
    reason: someText,
    by: authorSchema,
    acts: z.array(
      z.strictObject({
        visit: text,
        /** The visit's version that was seen. Its act makes the next one. */
        version: count,
        does: act,
        before: z.strictObject({ walker_id: someText, walker_phone: someText, date: day }),
      }),
    ),
    /** Set once it is done: the visits whose act was not done, because somebody else has changed them. */
    left: z.optional(z.array(z.strictObject({ visit: text, why: z.enum(leftReasons) }))),
    /** Whoever undoes it. */
    undo: z.optional(authorSchema),
    /** Set once it is undone: the visits that were not put back. */
    kept: z.optional(z.array(z.strictObject({ visit: text, why: z.enum(leftReasons) }))),
    /** Epoch seconds. */
    expires_at: count,
  }),
  keysOf: ({ id }) => hardDayKey(id),
  inKey: ({ sk }) => ({ id: sk }),
});
export type HardDay = z.infer<typeof hardDayKind.schema>;
export type HardDayAct = HardDay["acts"][number];

export const readHardDay = (db: Db, id: string): Promise<HardDay | undefined> =>
  readItem(db, hardDayKey(id), hardDayKind.read);

/** The hard days that are kept, the latest first. @param now in epoch milliseconds */
export async function listHardDays(db: Db, now: number): Promise<HardDay[]> {
  const days = await readPartition(db, hardDayKey("").pk, hardDayKind.read);
  // DynamoDB removes expired items only within days.
  return days.filter(({ expires_at }) => expires_at * 1000 > now).sort((a, b) => b.by.at - a.by.at);
}

/**
 * Stores a hard day's next version, where the one before is as it was read. Answers the day as it is then.
 * @throws AlsoRefusedError if one of the writes that go with it was refused
 */
export async function storeHardDay(db: Db, next: HardDay, also: Writes = []): Promise<HardDay> {
  const { outcome } = await transact(db, [wholeWrite(db, hardDayKind.itemOf(next), next.version - 1)], also);
  return outcome === "written" ? next : ((await readHardDay(db, next.id)) ?? next);
}

/** Finds those of some acts that an author has done: the history of the visit's next version says so. */
export async function actsDoneBy(
  db: Db,
  acts: readonly { visit: string; version: number }[],
  { id, request_id }: Author,
): Promise<Set<string>> {
  const keys = acts.map(({ visit, version }) => historyKey({ entity: "visit", entity_id: visit }, version + 1));
  const rows = (await batchGet(db, keys, { consistent: true })).map(historyKind.read);
  const done = rows.filter((row) => row.by === id && row.request_id === request_id);
  return new Set(done.map(({ entity_id }) => entity_id));
}
