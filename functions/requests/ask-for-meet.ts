import { askForMeet } from "@petcare/contract";
import { lapsedShownFor, meetLasts } from "@petcare/domain";
import { type ClientRequest, readClientRequest, readPriceRules, storeRequest } from "@petcare/storage";
import { checkStamp } from "../shared/limits/stamp.ts";
import { throttle } from "../shared/limits/throttle.ts";
import { AppError, invalidField } from "../shared/pipeline/app-error.ts";
import { authorOf } from "../shared/pipeline/caller.ts";
import { endpoint } from "../shared/pipeline/endpoint.ts";
import { digest, idFrom, runtime } from "../shared/runtime.ts";
import { beginOf, checkNear } from "./begin-of.ts";

/** In milliseconds. */
const aDay = 86_400_000;

/** Stores a stranger's request. Its id comes from the form's stamp, so that one form makes one request. */
export const handler = endpoint(askForMeet, async ({ body, sourceIp, via }) => {
  const { stamp, website: _, name, phone, email, place, words, date, timeframe } = body;
  const { takes_meets } = await readPriceRules(runtime.db);
  if (!takes_meets) throw new AppError("conflict", "Please call or write to us instead.");
  checkStamp(stamp);
  checkNear(date);
  if (beginOf(date, timeframe) <= runtime.now()) throw invalidField("date", "This time has begun.");
  const id = idFrom("meet", stamp);
  const request_hash = digest(body);
  await throttle("meet/address", sourceIp);
  const known = await readClientRequest(runtime.db, id);
  if (known) return answer(known.request_hash);
  await throttle("meet/site", "all");
  const by = authorOf({ caller: { id: "stranger" }, via });
  const begins_at = by.at + meetLasts * aDay;
  const request: ClientRequest = {
    id,
    version: 1,
    kind: "meet",
    state: "asked",
    client_id: id,
    created_at: by.at,
    created_by: by.id,
    request_hash,
    begins_at,
    date,
    timeframe,
    pet_names: [],
    stranger: { name, place, ...(phone && { phone }), ...(email && { email }) },
    expires_at: Math.ceil(begins_at / 1000) + lapsedShownFor * 86_400,
    words,
    quote: { cents: 0 },
  };
  const outcome = await storeRequest(runtime.db, undefined, request, by);
  return answer(outcome === "written" ? request_hash : (await readClientRequest(runtime.db, id))?.request_hash);

  function answer(stored: string | undefined) {
    if (stored !== request_hash) throw new AppError("conflict", "This was asked already, in another way.");
    return { asked: true as const };
  }
});
