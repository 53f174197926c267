import { addDays, expand, type LocalDate, parseRuleText, type Recurrence, RuleTextError } from "@petcare/domain";
import { invalidField } from "../pipeline/app-error.ts";

/** Every 99 months on a 31st goes through all months of the year in 99 years. */
const wholeCycle = 100 * 366;

/**
 * The recurrence of a request for a schedule that starts on a date; no text is a one-time visit.
 * @throws AppError invalid_input naming rrule: not one of the four forms, or a rule without a single visit.
 */
export function readRule(text: string | null | undefined, start: LocalDate): Recurrence {
  if (!text) return { frequency: "none" };
  const rule = parse(text, start);
  if (expand(rule, start, start, addDays(start, wholeCycle)).length === 0) {
    throw invalidField("rrule", "Recurrence must allow at least one visit");
  }
  return rule;
}

function parse(text: string, start: LocalDate): Recurrence {
  try {
    return parseRuleText(text, start);
  } catch (error) {
    if (error instanceof RuleTextError) throw invalidField("rrule", `Recurrence: ${error.message}`);
    throw error;
  }
}
