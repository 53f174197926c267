import { sendAgain } from "@petcare/contract";
import { findSent, sendAgain as tellAgain } from "@petcare/storage";
import { AppError } from "../shared/pipeline/app-error.ts";
import { authorOf } from "../shared/pipeline/caller.ts";
import { endpoint } from "../shared/pipeline/endpoint.ts";
import { runtime } from "../shared/runtime.ts";

/** The next run sends the current state, not the old text. */
export const handler = endpoint(sendAgain, async ({ params: { id }, caller, via }) => {
  const [person = "", at, n] = id.split("~");
  const sent = await findSent(runtime.db, person, Number(at), Number(n));
  if (!sent) throw new AppError("not_found");
  await tellAgain(runtime.db, sent, authorOf({ caller, via }));
  return { ok: true as const };
});
