import { UpdateCommand } from "@aws-sdk/lib-dynamodb";
import { transitions } from "@petcare/domain";
import type { Db } from "../table/client.ts";
import { conditionally } from "../table/conditionally.ts";
import { visitKey } from "../table/keys.ts";
import type { VisitKey } from "../table/visit-id.ts";

/**
 * Marks the note and photos of a client's completed visit as deleted. The client reads them no more; the walker and the
 * books keep them. It can run any number of times: the first time is the one that is kept. 'missing', with nothing
 * written, if the client has no such completed visit.
 *
 * @param now epoch milliseconds
 */
export async function deleteNote(
  db: Db,
  { key, clientId, now }: { key: VisitKey; clientId: string; now: number },
): Promise<"deleted" | "missing"> {
  const { outcome } = await conditionally(db, () =>
    db.client.send(
      new UpdateCommand({
        TableName: db.table,
        Key: visitKey(key),
        ConditionExpression: "client_id = :client AND #status = :completed",
        // It is no edit of the visit: `version` stays, so that nobody who is editing it has to begin again.
        UpdateExpression: "SET note_deleted_at = if_not_exists(note_deleted_at, :now)",
        ExpressionAttributeNames: { "#status": "status" },
        ExpressionAttributeValues: { ":client": clientId, ":completed": transitions.complete.to, ":now": now },
      }),
    ),
  );
  return outcome === "written" ? "deleted" : "missing";
}
