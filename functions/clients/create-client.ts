import { createClient, type RequestOf } from "@petcare/contract";
import { readUser, storeUser, type User } from "@petcare/storage";
import { clientAnswer } from "../shared/people/client-answer.ts";
import { clientChanges } from "../shared/people/client-changes.ts";
import { checkEmail } from "../shared/people/contact-email.ts";
import { AppError } from "../shared/pipeline/app-error.ts";
import { authorOf } from "../shared/pipeline/author.ts";
import { endpoint } from "../shared/pipeline/endpoint.ts";
import { digest, runtime } from "../shared/runtime.ts";
import { checkTeam } from "./checked-people.ts";

/** The form's id makes the record once. A repeated request reads what the first one made. */
export const handler = endpoint(createClient, async ({ body, caller, via }) => {
  const request_hash = digest(body);
  const before = await readUser(runtime.db, body.id);
  if (before) return repeated(before, request_hash);
  await checkTeam(body);
  await checkEmail(body.email);
  const user = newClient(body, request_hash);
  const outcome = await storeUser(runtime.db, user, authorOf({ caller, via }));
  if (outcome === "created") return clientAnswer(user);
  const first = await readUser(runtime.db, body.id);
  if (!first) throw new AppError("conflict");
  return repeated(first, request_hash);
});

function newClient({ id, email, ...body }: RequestOf<typeof createClient>["body"], request_hash: string): User {
  return {
    pets: [],
    ...clientChanges(body),
    id,
    role: "client",
    name: body.name,
    ...(email && { contact_email: email }),
    active: true,
    version: 1,
    created_at: runtime.now(),
    request_hash,
  };
}

/** @throws AppError conflict where another request took the id */
function repeated(user: User, request_hash: string) {
  if (user.request_hash === request_hash) return clientAnswer(user);
  throw new AppError("conflict", "This form was sent before. Look whether the client is in the list already.");
}
