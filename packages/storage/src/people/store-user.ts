import type { Author } from "../history/history-row.ts";
import type { Db } from "../table/client.ts";
import { hasFailed, putNew, transact } from "../table/transact.ts";
import { userHistory } from "./user-history.ts";
import { emailKind, type User, userItem } from "./users.ts";

/** Stores a new user, their email address and their first history row, all or nothing. */
export async function storeUser(db: Db, user: User, by: Author): Promise<"created" | "id-taken" | "email-taken"> {
  const { email } = user;
  const written = await transact(db, [
    putNew(db, userItem(user)),
    userHistory(db, {}, user, by),
    ...(email ? [putNew(db, emailKind.itemOf({ email, user_id: user.id }))] : []),
  ]);
  if (written.outcome === "written") return "created";
  return hasFailed(written.reasons[0]) ? "id-taken" : "email-taken";
}
