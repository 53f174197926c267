import { readUsers } from "@petcare/storage";
import { invalidField } from "../shared/pipeline/app-error.ts";
import { runtime } from "../shared/runtime.ts";

interface Named {
  preferred_walker_id?: string | null | undefined;
  keys?: readonly { holder_id?: string | null | undefined }[] | undefined;
}

/**
 * Checks that the people named in a client's record are in the team.
 * @throws AppError invalid_input at the field that names another person
 */
export async function checkTeam({ preferred_walker_id, keys = [] }: Named): Promise<void> {
  const named = [
    ["preferred_walker_id", preferred_walker_id] as const,
    ...keys.map(({ holder_id }, at) => [`keys.${at}.holder_id`, holder_id] as const),
  ].flatMap(([field, id]) => (id ? [{ field, id }] : []));
  if (named.length === 0) return;
  const people = await readUsers(
    runtime.db,
    named.map(({ id }) => id),
  );
  for (const { field, id } of named) {
    const person = people.get(id);
    if (!person || person.role === "client" || person.deleted_at) throw invalidField(field, "Please select a walker");
  }
}
