import { createWalker, type RequestOf } from "@petcare/contract";
import { readUser, storeUser, type User } from "@petcare/storage";
import { checkEmail } from "../shared/people/contact-email.ts";
import { walkerChanges } from "../shared/people/walker-changes.ts";
import { walkerRecordOf } from "../shared/people/walker-record.ts";
import { AppError } from "../shared/pipeline/app-error.ts";
import { authorOf } from "../shared/pipeline/author.ts";
import { endpoint } from "../shared/pipeline/endpoint.ts";
import { digest, runtime } from "../shared/runtime.ts";

/** The form's id makes the record once. A repeated request reads what the first one made. */
export const handler = endpoint(createWalker, async ({ body, caller, via }) => {
  const request_hash = digest(body);
  const before = await readUser(runtime.db, body.id);
  if (before) return repeated(before, request_hash);
  await checkEmail(body.email);
  const user = newWalker(body, request_hash);
  const outcome = await storeUser(runtime.db, user, authorOf({ caller, via }));
  if (outcome === "created") return walkerRecordOf(user);
  const first = await readUser(runtime.db, body.id);
  if (!first) throw new AppError("conflict");
  return repeated(first, request_hash);
});

function newWalker({ id, email, ...body }: RequestOf<typeof createWalker>["body"], request_hash: string): User {
  return {
    ...walkerChanges(body),
    id,
    role: "walker",
    name: body.name,
    pets: [],
    ...(email && { contact_email: email }),
    active: true,
    version: 1,
    created_at: runtime.now(),
    request_hash,
  };
}

/** @throws AppError conflict where another request took the id */
function repeated(user: User, request_hash: string) {
  if (user.request_hash === request_hash) return walkerRecordOf(user);
  throw new AppError("conflict", "This form was sent before. Look whether the walker is in the list already.");
}
