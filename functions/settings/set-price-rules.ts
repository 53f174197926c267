import { setPriceRules } from "@petcare/contract";
import { type LocalDate, type PriceRule, type PriceRules, sortedJson } from "@petcare/domain";
import { putPriceRules, readPriceRules, type StoredPriceRules } from "@petcare/storage";
import { AppError, invalidField } from "../shared/pipeline/app-error.ts";
import { authorOf } from "../shared/pipeline/caller.ts";
import { endpoint } from "../shared/pipeline/endpoint.ts";
import { runtime, today } from "../shared/runtime.ts";
import { changedPrices } from "./changed-prices.ts";
import { priceRulesAnswer, rulesOf } from "./price-rules-answer.ts";

/** Changes the price rules if their version is current. A repeated request changes nothing. */
export const handler = endpoint(setPriceRules, async ({ query, body, caller, via }) => {
  const before = await readPriceRules(runtime.db);
  const after = rulesOf(body, before);
  const isPreview = query.preview !== undefined;
  const isSo = sortedJson(after) === sortedJson(withoutVersion(before));
  if (isSo) return { ...priceRulesAnswer(before), saved: !isPreview, effect: { visits: 0, change: 0 } };
  if (body.version !== before.version) throw changedMeanwhile(before);
  checkRules(before.rules, after.rules, today());
  const effect = await changedPrices(before, after);
  if (isPreview) return { ...priceRulesAnswer({ ...after, version: before.version }), saved: false, effect };
  const saved = { ...after, version: before.version };
  if ((await putPriceRules(runtime.db, saved, { before, by: authorOf({ caller, via }) })) === "refused") {
    throw changedMeanwhile(await readPriceRules(runtime.db));
  }
  return { ...priceRulesAnswer(await readPriceRules(runtime.db)), saved: true, effect };
});

const withoutVersion = ({ version: _, ...rules }: StoredPriceRules): PriceRules => rules;

const changedMeanwhile = (now: Awaited<ReturnType<typeof readPriceRules>>) =>
  new AppError("conflict", undefined, { current: priceRulesAnswer(now) });

/**
 * Checks that rules in force change only their end, and that no rule begins or ends in the past.
 * @throws AppError 400 that names the field
 */
function checkRules(before: readonly PriceRule[], after: readonly PriceRule[], date: LocalDate): void {
  const begun = before.filter(({ from }) => from < date);
  if (begun.some(({ id }) => !after.some((rule) => rule.id === id))) {
    throw invalidField("rules", "A rule that has begun is ended, not removed");
  }
  for (const [index, rule] of after.entries()) {
    const made = begun.find(({ id }) => id === rule.id);
    if (made && sortedJson({ ...made, to: undefined }) !== sortedJson({ ...rule, to: undefined })) {
      throw invalidField(`rules.${index}`, "A rule that has begun is ended, not changed");
    }
    if (!made && rule.from < date) throw invalidField(`rules.${index}.from`, "First day must be today or later");
    if (rule.to === undefined || rule.to === made?.to) continue;
    if (rule.to < rule.from) throw invalidField(`rules.${index}.to`, "Ends must not be before its first day");
    if (rule.to < date) throw invalidField(`rules.${index}.to`, "Ends must be today or later");
  }
}
