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

/** A hard day: its acts on visits, and their outcomes (docs/product/hard-days.md). */
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
    /** The closed time frames. Absent: the whole day, or the day is not closed. */
    timeframes: z.optional(z.array(timeframe)),
    reason: someText,
    by: authorSchema,
    acts: z.array(
      z.strictObject({
        visit: text,
        /** The visit's version in the preview. The act makes the next one. */
        version: count,
        does: act,
        before: z.strictObject({ walker_id: someText, walker_phone: someText, date: day }),
      }),
    ),
    /** Set once it is done: the skipped visits, with the reason. */
    left: z.optional(z.array(z.strictObject({ visit: text, why: z.enum(leftReasons) }))),
    /** The author of the undo. */
    undo: z.optional(authorSchema),
    /** Set once it is undone: the visits that were not restored. */
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

/** Reads the stored hard days, the latest first. @param now epoch milliseconds */
export async function listHardDays(db: Db, now: number): Promise<HardDay[]> {
  const days = await readPartition(db, hardDayKey("").pk, hardDayKind.read);
  // DynamoDB deletes expired items only within days.
  return days.filter(({ expires_at }) => expires_at * 1000 > now).sort((a, b) => b.by.at - a.by.at);
}

/**
 * Stores a hard day's next version, if it has not changed since it was read. Returns the stored day.
 * @throws AlsoRefusedError if one of the further writes was refused
 */
export async function storeHardDay(db: Db, next: HardDay, also: Writes = []): Promise<HardDay> {
  const { outcome } = await transact(db, [wholeWrite(db, hardDayKind.itemOf(next), next.version - 1)], also);
  return outcome === "written" ? next : ((await readHardDay(db, next.id)) ?? next);
}

/** Finds the acts that an author has done, by the history of each visit's next version. */
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
