import { useEffect, useRef } from "react";
import type { FormFields } from "../../ui/form/use-checked-form.ts";
import type { ScheduleForm } from "./schedule-form.ts";

/** Answers what a field holds when its suggestion changes: the new one, unless somebody typed something else. */
export function autoFilled(current: string, before: string, suggestion: string): string {
  return current === "" || current === before ? suggestion : current;
}

/** Keeps a field filled with its suggestion until somebody types. It never replaces what they typed. */
export function useAutoFill(
  form: FormFields<ScheduleForm>,
  field: "walker_id" | "walker_phone" | "pet_names" | "address" | "garage_code" | "price",
  suggestion: string,
): void {
  const before = useRef("");
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new suggestion fills the field, typing does not.
  useEffect(() => {
    form.fill(field, autoFilled(form.values[field], before.current, suggestion));
    before.current = suggestion;
  }, [suggestion]);
}
