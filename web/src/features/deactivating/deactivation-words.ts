import type { Participant } from "@petcare/domain";
import { daySpan } from "../../lib/format/time.ts";
import { count } from "../../lib/format/words.ts";
import type { Choice, Preview } from "./deactivation-form.ts";

/** '40 visits', and when: 'Nov 20 – Jan 15, 2 of them today' */
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

/** 'move 38 visits', 'cancel 40 visits'; undefined where nothing becomes of them. */
function whatHappens({ moved, unassigned, cancelled }: Preview["outcome"]): string | undefined {
  if (cancelled > 0) return `cancel ${count(cancelled, "visit")}`;
  if (moved > 0) return `move ${count(moved, "visit")}`;
  return unassigned > 0 ? `unassign ${count(unassigned, "visit")}` : undefined;
}

/** The red button repeats what becomes of the visits. */
export function actionWords(preview: Preview | undefined): string {
  const what = preview && whatHappens(preview.outcome);
  return what ? `Deactivate, ${what}` : "Deactivate";
}

/** '38 move, 2 become unassigned' */
export function outcomeWords({ kept, moved, unassigned, cancelled }: Preview["outcome"]): string {
  const parts = [
    moved > 0 && `${moved} ${moved === 1 ? "moves" : "move"}`,
    unassigned > 0 && `${unassigned} ${unassigned === 1 ? "becomes" : "become"} unassigned`,
    cancelled > 0 && `${cancelled} ${cancelled === 1 ? "is" : "are"} cancelled`,
    kept > 0 && `${kept} ${kept === 1 ? "stays" : "stay"}`,
  ].filter(Boolean);
  return parts.length > 0 ? parts.join(", ") : "No visits are touched";
}
