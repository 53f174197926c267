import { offerInstead } from "@petcare/contract";
import { centsOf } from "@petcare/domain";
import type { ClientRequest } from "@petcare/storage";
import { getWalker } from "../shared/editing/booked-fields.ts";
import { AppError, invalidField } from "../shared/pipeline/app-error.ts";
import { authorOf } from "../shared/pipeline/author.ts";
import { endpoint } from "../shared/pipeline/endpoint.ts";
import { runtime } from "../shared/runtime.ts";
import { beginOf } from "./begin-of.ts";
import { changeRequest } from "./change-request.ts";
import { requestAnswer } from "./request-answer.ts";
import { checkShown, whatItDoes, withOffer } from "./what-it-does.ts";

export const handler = endpoint(offerInstead, async ({ params: { id }, body, caller, via }) => {
  const { version, date, timeframe, price, walker_id, words } = body;
  const place = { date, timeframe, cents: centsOf(price), ...(walker_id && { walker_id }) };
  const begins = beginOf(date, timeframe);
  if (begins <= runtime.now()) throw invalidField("date", "This time has begun.");
  if (walker_id) await getWalker(walker_id);
  const offered = await changeRequest({ id, event: "offer", caller, version }, authorOf({ caller, via }), offer);
  return requestAnswer(offered);

  async function offer({ agreed: _, answer: before, ...request }: ClientRequest): Promise<ClientRequest> {
    const from = placeOf(request);
    const wished = withOffer({ ...request, offer: { ...place, plan: "" } });
    await checkShown(wished);
    const { plan } = await whatItDoes(wished);
    return {
      ...request,
      state: "offered",
      offer: { ...place, plan },
      begins_at: request.kind === "change" ? Math.min(from, begins) : begins,
      ...(words && { answer: words }),
    };
  }

  /** When what is asked for begins. Only a walk and a move take an offer. */
  function placeOf({ kind, weekdays, date: first, timeframe: frame }: ClientRequest): number {
    if ((kind !== "book" && kind !== "change") || !frame) {
      throw new AppError("conflict", "Nothing else can be offered here. Accept or decline it.");
    }
    if (weekdays && date !== first) throw invalidField("date", "A series keeps its first day.");
    return beginOf(first, frame);
  }
});
