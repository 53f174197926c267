import { shortDay } from "../../../lib/format/time.ts";
import { count } from "../../../lib/format/words.ts";
import { changeWords, keptWords } from "../../../parts/series/effect-words.ts";
import type { EditAnswer } from "./edit-form.ts";

type Effect = EditAnswer["effect"];

/** What stays as it is: '2 stay as you set them', '1 completed stays'. */
export function stayWords({ kept, completed, cancelled_before }: Effect): string[] {
  return [
    kept > 0 && keptWords(kept),
    completed > 0 && count(completed, "completed stays", "completed stay"),
    cancelled_before > 0 && count(cancelled_before, "cancelled stays", "cancelled stay"),
  ].filter((words) => words !== false);
}

/** What saving will do, in a sentence. The number of visits that change stands first, on its own. */
export function effectSentence(effect: Effect): { change: string; rest: string } {
  const { confirm_again, first } = effect;
  const rest = [...stayWords(effect), ...(confirm_again > 0 ? [`${confirm_again} must be confirmed again`] : [])];
  const start = first[0] && `; first: ${shortDay(first[0].date)}`;
  return { change: changeWords(effect), rest: `${rest.map((words) => `, ${words}`).join("")}${start ?? ""}` };
}
