import type { Participant } from "@petcare/domain";
import { daySpan } from "../../lib/format/time.ts";
import { count } from "../../lib/format/words.ts";
import type { Choice, Preview } from "./data.ts";

/** 'Nov 20 – Jan 15, 2 of them today' */
export function whenWords({ first, last, today }: Preview["visits"]): string {
  if (!first || !last) return "nothing is booked";
  return `${daySpan(first, last)}${today > 0 ? `, ${today} of them today` : ""}`;
}

/** The choices, in the order of how much each moves. A client's visits cannot be given away. */
export const choicesOf = (role: Participant): Choice[] =>
  role === "walker" ? ["keep", "unassign", "reassign", "spread", "cancel"] : ["keep", "cancel"];

export function choiceLabel(choice: Choice, firstName: string): string {
  return {
    keep: `Keep them with ${firstName}`,
    unassign: "Unassign all",
    reassign: "Reassign to one walker",
    spread: "Spread by “Where does it fit?”",
    cancel: "Cancel all",
  }[choice];
}

/** The words of the red button: 'Deactivate, move 38 visits'. */
export function actionWords(preview: Preview | undefined): string {
  const { moved = 0, unassigned = 0, cancelled = 0 } = preview?.outcome ?? {};
  if (cancelled > 0) return `Deactivate, cancel ${count(cancelled, "visit")}`;
  if (moved > 0) return `Deactivate, move ${count(moved, "visit")}`;
  return unassigned > 0 ? `Deactivate, unassign ${count(unassigned, "visit")}` : "Deactivate";
}

/** '38 move, 2 become unassigned' */
export function outcomeWords({ kept, moved, unassigned, cancelled }: Preview["outcome"]): string {
  const words = [
    countWords(moved, "moves", "move"),
    countWords(unassigned, "becomes unassigned", "become unassigned"),
    countWords(cancelled, "is cancelled", "are cancelled"),
    countWords(kept, "stays", "stay"),
  ];
  return words.filter(Boolean).join(", ") || "No visits are touched";
}

const countWords = (visits: number, one: string, more: string) =>
  visits > 0 && `${visits} ${visits === 1 ? one : more}`;
