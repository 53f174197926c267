import { business } from "@petcare/business";
import { arriveAtVisit } from "@petcare/contract";
import { timeInWords } from "@petcare/domain";
import { noteArrival, visitId } from "@petcare/storage";
import { authorOf } from "../shared/pipeline/caller.ts";
import { endpoint } from "../shared/pipeline/endpoint.ts";
import { runtime } from "../shared/runtime.ts";
import { visitKeyIn, visitNotFound } from "../shared/visits/visit-not-found.ts";
import { toldBy } from "./told.ts";

const otherTag = "This is not the tag of this home. Your arrival counts without it.";

/** Stores a walker's arrival. A visit has one, and a walker whose plan has changed another. */
export const handler = endpoint(arriveAtVisit, async ({ params, body, caller, via }) => {
  const by = authorOf({ caller, via });
  const result = await noteArrival(runtime.db, { key: visitKeyIn(params.id), by, ...toldBy(body) });
  if (result.outcome === "missing") throw visitNotFound();
  const { outcome, visit, at } = result;
  const answer = { _id: visitId(visit), visit: visit.status };
  const isOtherTag = body.how === "tag" && visit.arrived_how === "tap";
  if (outcome !== "aside") return { ...answer, outcome: "done" as const, sentence: isOtherTag ? otherTag : "Sent." };
  return {
    ...answer,
    outcome: "known" as const,
    sentence: `Noted: you were there at ${timeInWords(at, business.timeZone)}.`,
  };
});
