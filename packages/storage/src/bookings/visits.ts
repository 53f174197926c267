import { ConditionalCheckFailedException } from "@aws-sdk/client-dynamodb";
import { GetCommand, UpdateCommand } from "@aws-sdk/lib-dynamodb";
import { unmarshall } from "@aws-sdk/util-dynamodb";
import { type Cents, canTransition, type LocalDate, transitions } from "@petcare/domain";
import type { Db } from "../table/client.ts";
import { visitKey } from "../table/keys.ts";
import { queryAll } from "../table/query.ts";
import { type VisitKey, visitId } from "./visit-id.ts";
import { type Visit, visitFrom } from "./visit-item.ts";

/** The stored visit as it is now; undefined if there is none, or none stored yet (see storeVisit). */
export async function getVisit(db: Db, key: VisitKey): Promise<Visit | undefined> {
  const { Item } = await db.client.send(
    new GetCommand({ TableName: db.table, Key: visitKey(key), ConsistentRead: true }),
  );
  return Item && visitFrom(Item);
}

/** A schedule's stored visits whose original date is `from` or later, in that order. */
export async function visitsOfSchedule(db: Db, scheduleId: string, from: LocalDate): Promise<Visit[]> {
  const { pk, sk } = visitKey({ schedule_id: scheduleId, original_date: from });
  const items = await queryAll(db, {
    KeyConditionExpression: "pk = :pk AND sk >= :sk",
    ExpressionAttributeValues: { ":pk": pk, ":sk": sk },
    ConsistentRead: true,
  });
  return items.map((item) => visitFrom(item));
}

export interface Completion {
  key: VisitKey;
  /** Where given, somebody else's visit is 'missing'. */
  walkerId?: string | undefined;
  /** The user who completes it. */
  by: string;
  /** What the visit's walker earns for it where it has no pay of its own yet; undefined where that is not known. */
  payOf: (visit: AssignedVisit) => Promise<Cents | undefined>;
  comments: string;
  photoUrls: string[];
  /** Epoch milliseconds. */
  now: number;
  /** The local date: a visit of a later day is a 'conflict'. */
  today: LocalDate;
  /** A digest of the request, kept to know its retry. */
  hash: string;
}

type AssignedVisit = Visit & { walker_id: string };

export type CompletionResult =
  | { outcome: "completed"; visit: Visit }
  /** Its status or its day does not let it be completed; `visit` is as stored. */
  | { outcome: "conflict"; visit: Visit }
  | { outcome: "missing" };

/** More changes of walker than that mean that somebody reassigns the visit without end. */
const maximumRefusals = 20;

/**
 * Completes a stored visit, once: of any number at the same time one is 'completed' and the others a 'conflict'. Its pay
 * is fixed in the same write, and is that of the walker who has the visit at that moment.
 */
export async function completeVisit(db: Db, completion: Completion): Promise<CompletionResult> {
  const { key, walkerId, today } = completion;
  let visit = await getVisit(db, key);
  for (let refusals = 0; refusals <= maximumRefusals; refusals++) {
    if (!visit || (walkerId !== undefined && visit.walker_id !== walkerId)) return { outcome: "missing" };
    if (!canTransition("complete", visit.status) || visit.date > today) return { outcome: "conflict", visit };
    const written = await writeCompletion(db, visit, completion);
    if (written.completed) return { outcome: "completed", visit: written.visit };
    visit = written.visit;
  }
  throw new Error(`Visit ${visitId(key)} keeps changing`);
}

/** Nothing is written where the visit is not as it was read any more, in what completing it stands on. */
async function writeCompletion(
  db: Db,
  visit: Visit,
  { payOf, by, comments, photoUrls, now, hash }: Completion,
): Promise<{ completed: true; visit: Visit } | { completed: false; visit: Visit | undefined }> {
  const pay = isAssigned(visit) ? await payOf(visit) : undefined;
  try {
    const { Attributes } = await db.client.send(
      new UpdateCommand({
        TableName: db.table,
        Key: visitKey(visit),
        ConditionExpression: [
          "#status = :status AND #date = :date AND service = :service",
          visit.walker_id === undefined ? "attribute_not_exists(walker_id)" : "walker_id = :walker",
        ].join(" AND "),
        // A note that was deleted before the visit was reopened was another one.
        UpdateExpression: `SET ${[
          "#status = :to, comments = :comments, photo_urls = :photos, completed_at = :now, completed_by = :by",
          "completion_hash = :hash, version = version + :one",
          ...(pay === undefined ? [] : ["pay_cents = if_not_exists(pay_cents, :pay)"]),
        ].join(", ")} REMOVE note_deleted_at`,
        ExpressionAttributeNames: { "#status": "status", "#date": "date" },
        ExpressionAttributeValues: {
          ":status": visit.status,
          ":date": visit.date,
          ":service": visit.service,
          ":walker": visit.walker_id,
          ":to": transitions.complete.to,
          ":comments": comments,
          ":photos": photoUrls,
          ":now": now,
          ":by": by,
          ":hash": hash,
          ":pay": pay,
          ":one": 1,
        },
        ReturnValues: "ALL_NEW",
        ReturnValuesOnConditionCheckFailure: "ALL_OLD",
      }),
    );
    return { completed: true, visit: visitFrom(Attributes ?? {}) };
  } catch (error) {
    if (!(error instanceof ConditionalCheckFailedException)) throw error;
    return { completed: false, visit: error.Item && visitFrom(unmarshall(error.Item)) };
  }
}

const isAssigned = (visit: Visit): visit is AssignedVisit => visit.walker_id !== undefined;
