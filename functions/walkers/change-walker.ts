import { changeWalker } from "@petcare/contract";
import { type User, updateUser } from "@petcare/storage";
import { contactEmail } from "../shared/people/contact-email.ts";
import { isSoAlready } from "../shared/people/is-so-already.ts";
import { walkerChanges } from "../shared/people/walker-changes.ts";
import { readMember, walkerRecordOf } from "../shared/people/walker-record.ts";
import { AppError } from "../shared/pipeline/app-error.ts";
import { authorOf } from "../shared/pipeline/caller.ts";
import { endpoint } from "../shared/pipeline/endpoint.ts";
import { runtime } from "../shared/runtime.ts";

/**
 * Changes a walker if the version is current, so that it overwrites no other edit. A repeated request changes nothing.
 */
export const handler = endpoint(
  changeWalker,
  async ({ params: { id }, body: { version, email, ...body }, caller, via }) => {
    const before = await readMember(id);
    if (before.deleted_at) throw new AppError("conflict", "This walker has deleted their account.");
    if (!before.active) throw new AppError("conflict", "This walker is inactive. Reactivate them first.");
    const changes = { ...walkerChanges(body), ...(await contactEmail(email, before)) };
    if (isSoAlready(before, changes)) return walkerRecordOf(before);
    if (before.version !== version) throw changedSince(before);
    const outcome = await updateUser(runtime.db, id, changes, authorOf({ caller, via }), version);
    const after = await readMember(id);
    if (outcome === "refused") throw changedSince(after);
    return walkerRecordOf(after);
  },
);

const changedSince = (user: User) => new AppError("conflict", undefined, { current: walkerRecordOf(user) });
