import type { Author } from "@petcare/storage";
import { runtime } from "../runtime.ts";

/**
 * The author of a change by this request, as its history records it.
 *
 * @param of.tell whether its client is to be told, also of a day after the last day told
 */
export const authorOf = ({
  caller,
  via,
  tell,
}: {
  caller: { id: string } | { person: { id: string } };
  via: Pick<Author, "way" | "request_id">;
  tell?: boolean | undefined;
}): Author => ({
  id: "person" in caller ? caller.person.id : caller.id,
  ...via,
  at: runtime.now(),
  ...(tell && { tell }),
});
