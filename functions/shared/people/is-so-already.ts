import { isDeepStrictEqual } from "node:util";
import type { User, UserChanges } from "@petcare/storage";

/** Tells whether an edit changes nothing, because the answer to an earlier, equal request was lost. */
export const isSoAlready = (user: User, changes: UserChanges): boolean =>
  Object.entries(changes).every(([name, value]) => isDeepStrictEqual(user[name as keyof UserChanges], value));
