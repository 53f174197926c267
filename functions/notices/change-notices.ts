import { changeNotices } from "@petcare/contract";
import { noticeKindsOf } from "@petcare/domain";
import { editUser, readUser } from "@petcare/storage";
import { findReader, noticesAnswer } from "../shared/notices/notices-answer.ts";
import { AppError, invalidField } from "../shared/pipeline/app-error.ts";
import { authorOf } from "../shared/pipeline/caller.ts";
import { endpoint } from "../shared/pipeline/endpoint.ts";
import { runtime } from "../shared/runtime.ts";

export const handler = endpoint(changeNotices, async ({ query, body: { kind, channels }, caller, via }) => {
  const reader = await findReader(query, caller);
  if (!noticeKindsOf(reader.role).includes(kind)) throw invalidField("kind", "They hear nothing of this kind.");
  const choose = ({ notices }: typeof reader) => ({ notices: { ...notices, [kind]: channels } });
  const outcome = await editUser(runtime.db, reader, choose, authorOf({ caller, via }));
  if (outcome === "inactive") throw new AppError("conflict", "This person is not active.");
  const changed = await readUser(runtime.db, reader.id);
  return noticesAnswer(changed ?? reader);
});
