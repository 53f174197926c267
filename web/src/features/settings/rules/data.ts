import { type AnswerOf, type BodyOf, getPriceRules, type getPricing, setPriceRules } from "@petcare/contract";
import { type LocalDate, serviceTypes, type TimeFrame } from "@petcare/domain";
import { patchAnswers } from "../../../lib/api/after-write.ts";
import { call } from "../../../lib/api/api.ts";
import { messageOf } from "../../../lib/api/api-error.ts";
import { usePreview } from "../../../lib/api/use-previewed.ts";
import { useSend } from "../../../lib/api/use-send.ts";
import { parseDollars } from "../../../lib/format/dollars.ts";
import { today } from "../../../lib/format/time.ts";
import { failureToast, toast } from "../../../ui/feedback/toast.tsx";
import type { CheckedFormOptions } from "../../../ui/form/use-checked-form.ts";
import { useContractForm } from "../../../ui/form/use-contract-form.ts";
import { useSeenVersion } from "../../../ui/form/use-seen.ts";

export type Rules = AnswerOf<typeof getPriceRules>;
export type Rule = Rules["rules"][number];
export type CancelRow = Rules["cancelling"][number];
export type When = Rule["when"];
export type Amount = Rule["charge"];
export type Pricing = AnswerOf<typeof getPricing>;
type Body = BodyOf<typeof setPriceRules>;

const put = (body: Body) => call(setPriceRules, { body });

/** Shows the stored rules, without reading them again. */
function showRules({ saved: _, effect: __, ...stored }: Rules & Partial<AnswerOf<typeof setPriceRules>>): void {
  patchAnswers(getPriceRules, () => stored);
}

/** Saves a change of the rules at once, unless they have changed meanwhile. `saved` is the toast's text. */
export const useSaveRules = (rules: Rules, saved: string) =>
  useSend({
    mutationFn: (changes: Partial<Rules>) => put({ ...rules, ...changes }),
    onSuccess: (stored) => {
      showRules(stored);
      toast(saved);
    },
    onError: (error) => {
      failureToast(messageOf(error, "Failed to save. Please try again."));
    },
  });

interface RulesFormOptions<Values extends object, Part> extends CheckedFormOptions<Values, Part> {
  rules: Rules;
  /** Gives the rules that the form changes. */
  changed: (part: Part) => Partial<Rules>;
  /** The toast's text. */
  saved: string;
  next?: () => void;
}

/** A form about a part of the rules, based on the version that it showed. `bodyOf` makes the body to send. */
export function useRulesForm<Values extends object, Part>(options: RulesFormOptions<Values, Part>) {
  const { rules, changed, saved, next, ...rest } = options;
  const { version, onFailed } = useSeenVersion(rules, rest.fields.isChanged ?? true, showRules);
  const bodyOf = (part: Part): Body => ({ ...rules, ...changed(part), version });
  const form = useContractForm({
    ...rest,
    save: (part: Part) => put(bodyOf(part)),
    onSaved: (_sent, stored) => {
      showRules(stored);
      toast(saved);
    },
    next: () => next?.(),
    onFailed,
  });
  return { form, bodyOf };
}

/** Reads how a change of the rules would change booked visits. Without a body it reads nothing. */
export const useEffectOf = (body: Body | undefined) =>
  usePreview({
    key: ["price rules", JSON.stringify(body ?? null)],
    act: (query) => call(setPriceRules, { query, body: body ?? { rules: [], holidays: [], days: [], version: 0 } }),
    enabled: body !== undefined,
  }).data?.effect;

export type Unit = "dollars" | "percent";

/** The values of a rule's form. */
export interface RuleForm {
  when: When["type"];
  weekdays: number[];
  timeframes: TimeFrame[];
  hours: string;
  beyond: string;
  name: string;
  services: Rule["services"];
  charge: string;
  chargeUnit: Unit;
  pay: string;
  payUnit: Unit | "none";
  from: LocalDate | "";
}

/** Converts a rule to its form. A new rule starts with common values. */
export function formOf(rule: Rule | undefined): RuleForm {
  const { when = { type: "holidays" }, charge, pay } = rule ?? {};
  return {
    when: when.type,
    weekdays: when.type === "weekdays" ? when.weekdays : [5, 6],
    timeframes: when.type === "frames" ? when.timeframes : ["evening"],
    hours: when.type === "late" ? String(when.hours) : "12",
    beyond: when.type === "pets" ? String(when.beyond) : "2",
    name: rule?.name ?? "Holidays",
    services: rule?.services ?? [...serviceTypes],
    charge: charge ? amountText(charge) : "",
    chargeUnit: charge ? unitOf(charge) : "dollars",
    pay: pay ? amountText(pay) : "",
    payUnit: pay ? unitOf(pay) : "none",
    from: rule?.from ?? today(),
  };
}

const unitOf = (amount: Amount): Unit => ("dollars" in amount ? "dollars" : "percent");
const amountText = (amount: Amount) => ("dollars" in amount ? amount.dollars.toFixed(2) : String(amount.percent));

/** Converts the form to a rule. The contract refuses what is no number. */
export const ruleOf = ({ id, to }: Pick<Rule, "id" | "to">, form: RuleForm): Rule => ({
  id,
  to,
  name: form.name,
  services: form.services,
  when: whenOf(form),
  charge: amountOf(form.chargeUnit, form.charge),
  pay: form.payUnit === "none" ? null : amountOf(form.payUnit, form.pay),
  from: form.from as LocalDate,
});

const amountOf = (unit: Unit, text: string): Amount =>
  unit === "dollars" ? { dollars: parseDollars(text) } : { percent: numberOf(text) };

function whenOf({ when, weekdays, timeframes, hours, beyond }: RuleForm): When {
  const all: Record<When["type"], When> = {
    holidays: { type: "holidays" },
    weekdays: { type: "weekdays", weekdays },
    frames: { type: "frames", timeframes },
    late: { type: "late", hours: numberOf(hours) },
    pets: { type: "pets", beyond: numberOf(beyond) },
  };
  return all[when];
}

/** Reads a typed number. NaN of an empty text, which the contract refuses. */
export const numberOf = (text: string) => (text.trim() === "" ? Number.NaN : Number(text));

/** The form's field for a part of a rule: 'charge' for 'charge.dollars', 'hours' for 'rules.2.when.hours'. */
export function fieldOf(path: string): string {
  const [field = "", part] = path.replace(/^rules\.\d+\./, "").split(".");
  return field === "when" && part ? part : field;
}
