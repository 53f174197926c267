import { arriveAtVisit } from "@petcare/contract";
import { visitId } from "@petcare/storage";
import { authorOf } from "../shared/pipeline/author.ts";
import { endpoint } from "../shared/pipeline/endpoint.ts";
import { visitKeyIn } from "../shared/visits/visit-not-found.ts";
import { answerTo, reportOf } from "./report.ts";

const otherTag = "This is not the tag of this home. Your arrival counts without it.";

/** Without an Idempotency-Key a visit has one arrival of each walker. */
export const handler = endpoint(arriveAtVisit, async ({ params, body, caller, via, idempotencyKey }) => {
  const key = visitKeyIn(params.id);
  const by = authorOf({ caller, via });
  const row = idempotencyKey ?? visitId(key);
  const words = { comments: "", photo_urls: [], photo_ids: [], photo_times: [], ticks: [] };
  const heard = await reportOf({ key, act: "arrived", row, by, user: caller.user, ...words, ...body });
  const answer = await answerTo(heard, by.id);
  const isOtherTag = body.how === "tag" && heard.outcome === "done" && heard.visit.arrived_how === "tap";
  return isOtherTag ? { ...answer, sentence: otherTag } : answer;
});
