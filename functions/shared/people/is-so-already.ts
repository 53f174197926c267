import { isDeepStrictEqual } from "node:util";
import type { User, UserChanges } from "@petcare/storage";

/** Whether an edit finds everything so: the answer to the same request was lost. */
export const isSoAlready = (user: User, changes: UserChanges): boolean =>
  Object.entries(changes).every(([name, value]) => isDeepStrictEqual(user[name as keyof UserChanges], value));
