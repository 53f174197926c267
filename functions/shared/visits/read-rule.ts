import { business } from "@petcare/business";
import { addDays, expand, type LocalDate, parseRuleText, type Recurrence, RuleTextError } from "@petcare/domain";
import { invalidField } from "../pipeline/app-error.ts";

/** The rarest rule is every 99 months on the 31st. It goes through all months of the year within 99 years. In days. */
const wholeCycle = 100 * 366;

/**
 * Parses the rule of a schedule that starts on a date. No text means a one-time visit.
 * @throws AppError invalid_input naming rrule, for a text that is not supported or a rule without any visit
 */
export function readRule(text: string | null | undefined, start: LocalDate): Recurrence {
  const rule = parseRule(text, start);
  if (rule.frequency !== "none" && expand(rule, start, start, addDays(start, wholeCycle)).length === 0) {
    throw invalidField("rrule", "Recurrence must allow at least one visit");
  }
  return rule;
}

/**
 * Parses a rule that may name no date: a series that was cancelled before its first one has such a rule.
 * @throws AppError invalid_input naming rrule, for a text that is not supported
 */
export function parseRule(text: string | null | undefined, start: LocalDate): Recurrence {
  if (!text) return { frequency: "none" };
  try {
    return parseRuleText(text, start, business.timeZone);
  } catch (error) {
    if (error instanceof RuleTextError) throw invalidField("rrule", `Recurrence: ${error.message}`);
    throw error;
  }
}
