import { type LocalDate, serviceTypes, type TimeFrame } from "@petcare/domain";
import { parseDollars } from "../../../lib/format/dollars.ts";
import { today } from "../../../lib/format/time.ts";
import type { Rule } from "./rule-words.ts";

export interface RuleFields {
  name: string;
  when: Rule["when"]["type"];
  weekdays: number[];
  timeframes: TimeFrame[];
  hours: string;
  beyond: string;
  services: Rule["services"];
  charge: string;
  chargeUnit: Unit;
  pay: string;
  payUnit: Unit | "none";
  from: LocalDate | "";
}

type Unit = "dollars" | "percent";

/** The fields of a rule; without one, those that a new rule begins with. */
export function fieldsOf(rule: Rule | undefined): RuleFields {
  const { when = { type: "holidays" }, charge, pay } = rule ?? {};
  return {
    name: rule?.name ?? "Holidays",
    when: when.type,
    weekdays: when.type === "weekdays" ? when.weekdays : [5, 6],
    timeframes: when.type === "frames" ? when.timeframes : ["evening"],
    hours: when.type === "late" ? String(when.hours) : "12",
    beyond: when.type === "pets" ? String(when.beyond) : "2",
    services: rule?.services ?? [...serviceTypes],
    charge: charge ? textOf(charge) : "",
    chargeUnit: charge ? unitOf(charge) : "dollars",
    pay: pay ? textOf(pay) : "",
    payUnit: pay ? unitOf(pay) : "none",
    from: rule?.from ?? today(),
  };
}

const unitOf = (amount: Rule["charge"]): Unit => ("dollars" in amount ? "dollars" : "percent");
const textOf = (amount: Rule["charge"]) => ("dollars" in amount ? amount.dollars.toFixed(2) : String(amount.percent));

/** The rule that was typed; what is no number is refused by the contract. */
export function ruleOf({ id, to }: Pick<Rule, "id" | "to">, typed: RuleFields): Rule {
  const amountOf = (unit: Unit, text: string): Rule["charge"] =>
    unit === "dollars" ? { dollars: parseDollars(text) } : { percent: numberOf(text) };
  const { name, services, from } = typed;
  return {
    id,
    name,
    services,
    when: whenOf(typed),
    charge: amountOf(typed.chargeUnit, typed.charge),
    pay: typed.payUnit === "none" ? null : amountOf(typed.payUnit, typed.pay),
    from: from as LocalDate,
    to,
  };
}

const numberOf = (text: string) => (text.trim() === "" ? Number.NaN : Number(text));

function whenOf({ when, weekdays, timeframes, hours, beyond }: RuleFields): Rule["when"] {
  const all: Record<typeof when, Rule["when"]> = {
    holidays: { type: "holidays" },
    weekdays: { type: "weekdays", weekdays },
    frames: { type: "frames", timeframes },
    late: { type: "late", hours: numberOf(hours) },
    pets: { type: "pets", beyond: numberOf(beyond) },
  };
  return all[when];
}

/** The form's field of a part of a rule: 'charge.dollars' stands at 'charge', 'when.hours' at 'hours'. */
export const fieldOf = (part: string): string => {
  const [first = "", second] = part.split(".");
  return first === "when" && second ? second : first;
};
