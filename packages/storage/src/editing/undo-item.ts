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
import type { Db } from "../table/client.ts";
import { undoKey } from "../table/keys.ts";
import type { PlannedAct } from "./planned-act.ts";
import type { Change } from "./series-writes.ts";

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
export function undoWrite(db: Db, planned: PlannedAct) {
  const { before, sweep, undoes } = planned;
  const Key = undoKey(before.id);
  const put = (undo: Undo) => ({ Put: { TableName: db.table, Item: { ...Key, ...undo } } });
  if (undoes !== undefined)
    return put({ kind: "undone", version: sweep.version, undone: undoes, expires_at: tomorrow(sweep.at) });
  return sweep.kind === "restore" ? { Delete: { TableName: db.table, Key } } : put(undoOf(planned, sweep.kind));
}

/** In epoch seconds. */
const tomorrow = (at: number) => Math.floor(at / 1000) + oneDay;

function undoOf({ before, sweep, scope, edited, changes }: PlannedAct, kind: Undoable["kind"]): Undoable {
  return {
    kind,
    version: sweep.version,
    timeline: { ...fieldsOf(before), ...(before.earlier && { earlier: before.earlier }) } as Timeline,
    recurrence: before.recurrence,
    cut: before.cut,
    scope,
    edited,
    cancelled: kind === "cancel" ? Object.fromEntries(changes.map(nextVersion)) : {},
    expires_at: tomorrow(sweep.at),
  };
}

const nextVersion = ({ before }: Change) => [before.original_date, before.version + 1] as const;

/** What undoes the last edit of a schedule, for one day. `now` is in epoch milliseconds. */
export async function readUndo(db: Db, scheduleId: string, now: number): Promise<Undo | undefined> {
  const { Item } = await db.client.send(
    new GetCommand({ TableName: db.table, Key: undoKey(scheduleId), ConsistentRead: true }),
  );
  // DynamoDB removes expired items only within days.
  return Item && Number(Item.expires_at) * 1000 > now ? (Item as unknown as Undo) : undefined;
}
