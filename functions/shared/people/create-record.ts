import type { Participant } from "@petcare/domain";
import { type Author, readUser, storeUser, type User } from "@petcare/storage";
import { AppError } from "../pipeline/app-error.ts";
import { digest, runtime } from "../runtime.ts";
import { checkEmail } from "./contact-email.ts";

interface Form {
  /** Made by the form, so that a repeated request creates one record. */
  id: string;
  name: string;
  email?: string | null | undefined;
}

const sentBefore = {
  client: "This form was sent before. Look whether the client is in the list already.",
  walker: "This form was sent before. Look whether the walker is in the list already.",
};

/**
 * Creates the record of a person without an account. A repeated request gets the first one's record.
 *
 * @param made.check throws if the form names something that does not exist
 * @throws AppError email_taken, or conflict if another request took the id
 */
export async function createRecord(
  form: Form,
  { role, fields, check }: { role: Participant; fields: Partial<User>; check?: () => Promise<void> },
  by: Author,
): Promise<User> {
  const { id, name, email } = form;
  const request_hash = digest(form);
  const repeated = (user: User): User => {
    if (user.request_hash === request_hash) return user;
    throw new AppError("conflict", sentBefore[role]);
  };
  const before = await readUser(runtime.db, id);
  if (before) return repeated(before);
  await check?.();
  await checkEmail(email);
  const user: User = {
    pets: [],
    ...fields,
    id,
    role,
    name,
    ...(email && { contact_email: email }),
    active: true,
    version: 1,
    created_at: runtime.now(),
    request_hash,
  };
  if ((await storeUser(runtime.db, user, by)) === "created") return user;
  const first = await readUser(runtime.db, id);
  if (!first) throw new AppError("conflict");
  return repeated(first);
}
