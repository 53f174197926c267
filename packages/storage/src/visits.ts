import { ConditionalCheckFailedException } from "@aws-sdk/client-dynamodb";
import { GetCommand, UpdateCommand } from "@aws-sdk/lib-dynamodb";
import { unmarshall } from "@aws-sdk/util-dynamodb";
import { type LocalDate, transitions } from "@petcare/domain";
import type { Db } from "./client.ts";
import { visitKey } from "./keys.ts";
import { queryAll } from "./query.ts";
import type { VisitKey } from "./visit-id.ts";
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
  comments: string;
  photoUrls: string[];
  /** Epoch milliseconds. */
  now: number;
  /** The local date: a visit of a later day is a 'conflict'. */
  today: LocalDate;
  /** A digest of the request, kept to know its retry. */
  hash: string;
}

export type CompletionResult =
  | { outcome: "completed"; visit: Visit }
  /** Its status or its day does not let it be completed; `visit` is as stored. */
  | { outcome: "conflict"; visit: Visit }
  | { outcome: "missing" };

/** Completes a stored visit, once: of any number at the same time one is 'completed' and the others a 'conflict'. */
export async function completeVisit(db: Db, completion: Completion): Promise<CompletionResult> {
  const { key, walkerId, by, comments, photoUrls, now, today, hash } = completion;
  const { from, to } = transitions.complete;
  const states = Object.fromEntries(from.map((status, index) => [`:from${index}`, status]));
  try {
    const { Attributes } = await db.client.send(
      new UpdateCommand({
        TableName: db.table,
        Key: visitKey(key),
        ConditionExpression: [
          `#status IN (${Object.keys(states).join(", ")})`,
          "#date <= :today",
          ...(walkerId === undefined ? [] : ["walker_id = :walker"]),
        ].join(" AND "),
        UpdateExpression:
          "SET #status = :to, comments = :comments, photo_urls = :photos, completed_at = :now, completed_by = :by, " +
          "completion_hash = :hash, version = version + :one " +
          // A note that was deleted before the visit was reopened was another one.
          "REMOVE note_deleted_at",
        ExpressionAttributeNames: { "#status": "status", "#date": "date" },
        ExpressionAttributeValues: {
          ...states,
          ":to": to,
          ":today": today,
          ":walker": walkerId,
          ":comments": comments,
          ":photos": photoUrls,
          ":now": now,
          ":by": by,
          ":hash": hash,
          ":one": 1,
        },
        ReturnValues: "ALL_NEW",
        ReturnValuesOnConditionCheckFailure: "ALL_OLD",
      }),
    );
    return { outcome: "completed", visit: visitFrom(Attributes ?? {}) };
  } catch (error) {
    if (!(error instanceof ConditionalCheckFailedException)) throw error;
    const visit = error.Item && visitFrom(unmarshall(error.Item));
    if (!visit || (walkerId !== undefined && visit.walker_id !== walkerId)) return { outcome: "missing" };
    return { outcome: "conflict", visit };
  }
}
