import { business } from "@petcare/business";
import { addDays, expand, type LocalDate, parseRuleText, type Recurrence, RuleTextError } from "@petcare/domain";
import { invalidField } from "../pipeline/app-error.ts";

/** In days. The rarest rule, every 99 months on the 31st, meets every month of the year within 99 years. */
const wholeCycle = 100 * 366;

/**
 * Parses a schedule's rule. No text means a one-time visit.
 * @throws AppError invalid_input naming rrule, if the text is not supported or the rule has no visit
 */
export function readRule(text: string | null | undefined, start: LocalDate): Recurrence {
  const rule = parseRule(text, start);
  if (rule.frequency !== "none" && expand(rule, start, start, addDays(start, wholeCycle)).length === 0) {
    throw invalidField("rrule", "Recurrence must allow at least one visit");
  }
  return rule;
}

/**
 * Parses a rule that may have no date, like that of a series cancelled before its first visit.
 * @throws AppError invalid_input naming rrule, if the text is not supported
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
