import type { Author } from "@petcare/storage";
import { runtime } from "../runtime.ts";

/** The author of a change by this request, as its history records it. */
export const authorOf = ({
  caller,
  via,
}: {
  caller: { id: string } | { person: { id: string } };
  via: Pick<Author, "way" | "request_id">;
}): Author => ({
  id: "person" in caller ? caller.person.id : caller.id,
  ...via,
  at: runtime.now(),
});
