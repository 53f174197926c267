import { isOnline } from "@petcare/domain";
import type { User } from "@petcare/storage";
import { runtime } from "../runtime.ts";

/** Makes the answer's fields of when a person was last seen, and whether they are online. Inactive people never are. */
export const presenceOf = ({ last_seen_at, active }: Pick<User, "last_seen_at" | "active">) => ({
  last_seen_at: last_seen_at === undefined ? null : new Date(last_seen_at).toISOString(),
  online: active && isOnline(last_seen_at, runtime.now()),
});
