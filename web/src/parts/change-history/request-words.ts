import { type RequestKind, type RequestState, requestKinds, requestStates } from "@petcare/domain";
import type { Change } from "./change.ts";

const asked: Record<RequestKind, string> = {
  book: "asked for a walk",
  change: "asked for another time",
  cancel: "asked to cancel it",
  back: "asked to have it back",
  away: "asked to cancel the visits of some days",
  care: "asked to change the care sheet",
  off: "asked for days off",
  meet: "asked for a meet and greet",
};
const answered: Record<RequestState, string> = {
  asked: "asked again",
  accepted: "accepted it",
  declined: "declined it",
  withdrawn: "took it back",
};

/** A change of a request in a sentence without its author. */
export function requestWords({ changes }: Pick<Change, "changes">): string {
  const of = (name: string) => changes.find(({ field }) => field === name);
  const kind = requestKinds.find((one) => one === of("kind")?.to);
  const state = requestStates.find((one) => one === of("state")?.to);
  if (kind) return asked[kind];
  if (of("client_id")) return "moved it to another record of the client";
  return answered[state ?? "asked"];
}
