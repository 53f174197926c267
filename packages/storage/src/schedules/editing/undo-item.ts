import { GetCommand } from "@aws-sdk/lib-dynamodb";
import {
  type BulkScope,
  fieldsOf,
  type LocalDate,
  type Recurrence,
  type RecurrenceEnd,
  type SeriesField,
  type Timeline,
} from "@petcare/domain";
import type { Author } from "../../history/author.ts";
import type { Db } from "../../table/client.ts";
import { undoKey } from "../../table/keys.ts";
import type { SeriesPlan } from "./series-plan.ts";

/** What is kept of the last edit of a series: how to undo it, or that it was undone. */
export type Undo = Undoable | { kind: "undone"; version: number; undone: number; expires_at: number };

/** What the last edit of a series has changed, as it was before. */
interface Undoable {
  kind: "edit" | "cancel";
  /** The schedule's version that the edit made. Only that one can be undone. */
  version: number;
  timeline: Timeline;
  recurrence: Recurrence;
  cut?: { end: RecurrenceEnd } | undefined;
  scope: BulkScope;
  edited: SeriesField[];
  /** Each visit that was cancelled, by its original date, with the version that cancelling made. */
  cancelled: Record<LocalDate, number>;
  /** Epoch seconds. */
  expires_at: number;
}

const oneDay = 24 * 60 * 60;

/** The write that keeps what an act changes, or that forgets what was kept, where the act cannot be undone. */
export function undoWrite(db: Db, plan: SeriesPlan, { at }: Pick<Author, "at">) {
  const { before, after, kind, undoes } = plan;
  const Key = undoKey(before.id);
  const tomorrow = { version: after.version, expires_at: Math.floor(at / 1000) + oneDay };
  const put = (undo: Undo) => ({ Put: { TableName: db.table, Item: { ...Key, ...undo } } });
  if (undoes !== undefined) return put({ kind: "undone", undone: undoes, ...tomorrow });
  return kind === "restore" ? { Delete: { TableName: db.table, Key } } : put({ kind, ...tomorrow, ...undoOf(plan) });
}

function undoOf({ before, kind, scope, edited, visits }: SeriesPlan) {
  const { recurrence, cut, earlier } = before;
  const timeline = { ...fieldsOf(before), ...(earlier && { earlier }) } as Timeline;
  const versions = visits.map(({ after }) => [after.original_date, after.version]);
  return { timeline, recurrence, cut, scope, edited, cancelled: Object.fromEntries(kind === "cancel" ? versions : []) };
}

/** What undoes the last edit of a schedule, for one day. `now` is in epoch milliseconds. */
export async function readUndo(db: Db, scheduleId: string, now: number): Promise<Undo | undefined> {
  const { Item } = await db.client.send(
    new GetCommand({ TableName: db.table, Key: undoKey(scheduleId), ConsistentRead: true }),
  );
  // DynamoDB removes expired items only within days.
  return Item && Number(Item.expires_at) * 1000 > now ? (Item as unknown as Undo) : undefined;
}
