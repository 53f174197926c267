import { UpdateCommand } from "@aws-sdk/lib-dynamodb";
import type { Db } from "../table/client.ts";
import { unlessRefused } from "../table/conditionally.ts";
import { editExpression } from "../table/edit-expression.ts";
import { peopleSortKey, userKey } from "../table/keys.ts";
import { type User, userFrom } from "./users.ts";

/** What is undefined is removed; what is not named stays. The email changes with changeEmail. */
export type UserChanges = Partial<Omit<User, "id" | "role" | "email" | "version">>;

/**
 * Edits an active user.
 *
 * @param version where given, nothing is written unless it is the stored one
 * @returns the user as they are then; undefined if nothing was written
 */
export async function updateUser(
  db: Db,
  id: string,
  changes: UserChanges,
  version?: number | undefined,
): Promise<User | undefined> {
  const { name } = changes;
  const outcome = await unlessRefused(
    db.client.send(
      new UpdateCommand({
        TableName: db.table,
        Key: userKey(id),
        ConditionExpression: `#active = :yes${version === undefined ? "" : " AND #version = :read"}`,
        ...editExpression(
          { ...changes, ...(name !== undefined && peopleSortKey({ id, name })) },
          {
            names: { "#active": "active" },
            values: { ":yes": true, ...(version !== undefined && { ":read": version }) },
          },
        ),
        ReturnValues: "ALL_NEW",
      }),
    ),
  );
  return outcome.refused ? undefined : userFrom(outcome.answer.Attributes ?? {});
}
