import { type AgreementKind, agreementList, isLocalDate, startProblem } from "@petcare/domain";
import { today } from "../../lib/format/time.ts";
import type { Problems } from "../../ui/form/form-rules.ts";
import type { ScheduleForm } from "./schedule-form.ts";

/** A start that nothing can be booked on, by today's date. */
export function dateProblem(date: ScheduleForm["date"]): Problems {
  const problem = isLocalDate(date) && startProblem(date, today());
  return problem ? { date: problem } : {};
}

/** A client who has not signed is booked for with a reason. Only this form asks for it. */
export const reasonProblem = (unsigned: readonly AgreementKind[] | undefined, reason: string): Problems =>
  unsigned?.length && !reason.trim() ? { unsigned_reason: `Say why you book without: ${agreementList(unsigned)}` } : {};
