import { doHardDay } from "@petcare/contract";
import { type HardDay, type HardDayAct, readHardDay, storeHardDay, visitId } from "@petcare/storage";
import { goOn } from "../shared/hard-days/go-on.ts";
import { hardDayAnswer } from "../shared/hard-days/hard-day-answer.ts";
import { newHardDay } from "../shared/hard-days/new-hard-day.ts";
import { AppError } from "../shared/pipeline/app-error.ts";
import { authorOf } from "../shared/pipeline/caller.ts";
import { endpoint } from "../shared/pipeline/endpoint.ts";
import { digest, runtime } from "../shared/runtime.ts";
import { type Planned, planHardDay } from "./plan-hard-day.ts";
import { previewOf } from "./preview.ts";

/**
 * Does a hard day: the first write stores the whole list. A repeated request, continuing, or the nightly job finishes the rest.
 */
export const handler = endpoint(doHardDay, async ({ params: { id }, query, body, caller, via }) => {
  const isPreview = query.preview !== undefined;
  const request_hash = digest(body);
  const known = isPreview ? undefined : await readHardDay(runtime.db, id);
  if (known) return repeated(known, request_hash);
  const planned = await planHardDay(body);
  const acts = actsOf(planned);
  const plan = digest([body.kind, body.from, body.through, acts]);
  const preview = { saved: false, plan, ...previewOf(planned), day: null };
  if (isPreview) return preview;
  if (body.plan !== undefined && body.plan !== preview.plan) {
    // An equal, simultaneous request may have done it.
    const twin = await readHardDay(runtime.db, id);
    if (twin) return repeated(twin, request_hash);
    throw new AppError("conflict", "This has changed since you looked.", { preview });
  }
  const { kind, about, from, through, timeframes, reason } = body;
  const given = { about, timeframes: kind === "close" ? timeframes : undefined, reason: reason || undefined };
  const noted = newHardDay({ id, kind, from, through, acts, request_hash, ...given }, authorOf({ caller, via }));
  const day = await storeHardDay(runtime.db, noted);
  // Another request has taken this id.
  if (day.request_hash !== request_hash) return repeated(day, request_hash);
  return { ...preview, saved: true, day: await hardDayAnswer(await goOn(day)) };
});

const actsOf = ({ work, plan }: Planned): HardDayAct[] =>
  work.visits.flatMap((visit) => {
    const does = plan.acts.get(visitId(visit));
    const { date, version, walker_id, walker_phone } = visit;
    const before = { date, ...(walker_id && { walker_id }), ...(walker_phone && { walker_phone }) };
    return does ? [{ visit: visitId(visit), version, does, before }] : [];
  });

/**
 * Repeats the answer of an earlier, equal request.
 * @throws AppError conflict if a different request has used this id
 */
async function repeated(day: HardDay, request_hash: string) {
  if (day.request_hash !== request_hash) throw new AppError("conflict", "This was done already, in another way.");
  return { ...nothing, saved: true, day: await hardDayAnswer(await goOn(day)) };
}

const nothing = { plan: "", visits: [], begun: 0, walkers: [], money: { charged: 0, paid: 0, pay: 0, new_pay: 0 } };
