import { addDays, type LocalDate, startOfWeek } from "@petcare/domain";
import { invalidField } from "../shared/pipeline/app-error.ts";
import { today } from "../shared/runtime.ts";

/** @throws AppError invalid_input where it is no Monday, or its week is not over */
export function checkWeek(monday: LocalDate): void {
  if (startOfWeek(monday) !== monday) throw invalidField("monday", "A week starts on a Monday.");
  if (addDays(monday, 6) >= today()) throw invalidField("monday", "This week is not over yet.");
}
