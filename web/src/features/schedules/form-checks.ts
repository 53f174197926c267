import { isLocalDate, startProblem } from "@petcare/domain";
import type { KeyboardEvent } from "react";
import { today } from "../../lib/format/time.ts";
import type { Problems } from "../../ui/form/form-rules.ts";
import type { ScheduleForm } from "./schedule-form.ts";

/** Ctrl+Enter and ⌘+Enter save from any field. A list that is open takes the keys first, for its choice. */
export function saveOnKeys(event: KeyboardEvent<HTMLFormElement>): void {
  if (event.key !== "Enter" || !(event.ctrlKey || event.metaKey) || event.defaultPrevented) return;
  event.preventDefault();
  event.currentTarget.requestSubmit();
}

/** A start that nothing can be booked on, by today's date. */
export function dateProblem(date: ScheduleForm["date"]): Problems {
  const problem = isLocalDate(date) && startProblem(date, today());
  return problem ? { date: problem } : {};
}

/** The value of a number field is '' for text such as '2-8'. Without this check the default price would be booked. */
export const priceProblem = (price: HTMLInputElement | null): Problems =>
  price?.validity.badInput ? { price: "must be an amount in dollars" } : {};
