import { UpdateCommand } from "@aws-sdk/lib-dynamodb";
import { transitions } from "@petcare/domain";
import type { Db } from "../table/client.ts";
import { unlessRefused } from "../table/conditionally.ts";
import { visitKey } from "../table/keys.ts";
import type { VisitKey } from "./visit-id.ts";

/**
 * Marks the note and photos of a client's completed visit as deleted: the client reads them no more, the walker and the
 * books keep them. It can run any number of times; the first time is the one that is kept.
 *
 * @param now epoch milliseconds
 * @returns false, with nothing written, if the client has no such completed visit
 */
export async function deleteNote(
  db: Db,
  { key, clientId, now }: { key: VisitKey; clientId: string; now: number },
): Promise<boolean> {
  const { refused } = await unlessRefused(
    db.client.send(
      new UpdateCommand({
        TableName: db.table,
        Key: visitKey(key),
        ConditionExpression: "client_id = :client AND #status = :completed",
        // No edit of the visit: `version` stays, so that nobody who is editing it has to begin anew.
        UpdateExpression: "SET note_deleted_at = if_not_exists(note_deleted_at, :now)",
        ExpressionAttributeNames: { "#status": "status" },
        ExpressionAttributeValues: { ":client": clientId, ":completed": transitions.complete.to, ":now": now },
      }),
    ),
  );
  return !refused;
}
