import { type BulkScope, fieldsOf, seriesFields, type Timeline } from "@petcare/domain";
import * as z from "zod/mini";
import type { Author } from "../../history/author.ts";
import type { Db } from "../../table/client.ts";
import { byDay, count, day, text } from "../../table/fields.ts";
import { itemKind } from "../../table/item-kind.ts";
import { scheduleIdOf, undoKey } from "../../table/keys.ts";
import { readItem } from "../../table/query.ts";
import { seriesFieldSchemas } from "../booking.ts";
import { earlierSteps, recurrenceSchema, someCut } from "../schedule-item.ts";
import type { SeriesPlan } from "./series-plan.ts";

const scope: z.ZodMiniType<BulkScope> = z.discriminatedUnion("type", [
  z.strictObject({ type: z.literal("following"), from: day }),
  z.strictObject({ type: z.literal("series") }),
]);

/** The fields that the last edit of a series has changed, as they were before. */
const undoable = z.strictObject({
  schedule_id: text,
  kind: z.enum(["edit", "cancel"]),
  /** The schedule's version that the edit made. Only that one can be undone. */
  version: count,
  timeline: z.strictObject({ ...seriesFieldSchemas, earlier: earlierSteps }),
  recurrence: recurrenceSchema,
  cut: someCut,
  scope,
  edited: z.array(z.enum(seriesFields)),
  /** Each visit that was cancelled, by its original date, with the version that cancelling made. */
  cancelled: byDay(count),
  /** Epoch seconds. */
  expires_at: count,
});

/** The undo of the last edit of a series, or that it was undone. */
const undoSchema = z.discriminatedUnion("kind", [
  undoable,
  z.strictObject({ schedule_id: text, kind: z.literal("undone"), version: count, undone: count, expires_at: count }),
]);
export type Undo = z.infer<typeof undoSchema>;

export const undoKind = itemKind({
  schema: undoSchema,
  keysOf: ({ schedule_id }) => undoKey(schedule_id),
  inKey: ({ pk }) => ({ schedule_id: scheduleIdOf(pk) }),
});

const oneDay = 24 * 60 * 60;

/** The write that keeps what an act changes, or that forgets what was kept, where the act cannot be undone. */
export function undoWrite(db: Db, plan: SeriesPlan, { at }: Pick<Author, "at">) {
  const { before, after, kind, undoes } = plan;
  const schedule_id = before.id;
  const tomorrow = { schedule_id, version: after.version, expires_at: Math.floor(at / 1000) + oneDay };
  const put = (undo: Undo) => ({ Put: { TableName: db.table, Item: undoKind.itemOf(undo) } });
  if (undoes !== undefined) return put({ kind: "undone", undone: undoes, ...tomorrow });
  return kind === "restore"
    ? { Delete: { TableName: db.table, Key: undoKey(schedule_id) } }
    : put({ kind, ...tomorrow, ...undoOf(plan) });
}

function undoOf({ before, kind, scope, edited, visits }: SeriesPlan) {
  const { recurrence, cut, earlier } = before;
  const timeline = { ...fieldsOf(before), ...(earlier && { earlier }) } as Timeline;
  const versions = visits.map(({ after }) => [after.original_date, after.version]);
  return { timeline, recurrence, cut, scope, edited, cancelled: Object.fromEntries(kind === "cancel" ? versions : []) };
}

/** Reads the undo of the last edit of a schedule, kept for one day. `now` is in epoch milliseconds. */
export async function readUndo(db: Db, scheduleId: string, now: number): Promise<Undo | undefined> {
  const undo = await readItem(db, undoKey(scheduleId), undoKind.read);
  // DynamoDB removes expired items only within days.
  return undo && undo.expires_at * 1000 > now ? undo : undefined;
}
