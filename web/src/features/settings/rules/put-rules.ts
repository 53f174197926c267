import { type AnswerOf, type BodyOf, getPriceRules, setPriceRules } from "@petcare/contract";
import { patchAnswers } from "../../../lib/api/after-write.ts";
import { call } from "../../../lib/api/api.ts";
import { readBookingsAgain } from "../../../lib/api/bookings.ts";
import { usePreview } from "../../../lib/api/use-previewed.ts";
import type { Rules } from "./rule-words.ts";

export type RulesBody = BodyOf<typeof setPriceRules>;

export const putRules = (body: RulesBody) => call(setPriceRules, { body });

/** Shows what is stored now. */
export function showRules({ saved: _, effect: __, ...stored }: Rules & Partial<AnswerOf<typeof setPriceRules>>): void {
  patchAnswers(getPriceRules, () => stored);
  readBookingsAgain();
}

/** Reads what a change of the rules would do to what is booked. It asks nothing without a body. */
export const useEffectOf = (body: RulesBody | undefined) =>
  usePreview({
    key: ["price rules", JSON.stringify(body ?? null)],
    act: (query) => call(setPriceRules, { query, body: body ?? { rules: [], holidays: [], days: [], version: 0 } }),
    enabled: body !== undefined,
  }).data?.effect;
