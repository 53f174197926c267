import { useEffect, useRef } from "react";
import type { FormFields } from "../../ui/form/use-checked-form.ts";
import type { ScheduleForm } from "./schedule-form.ts";

/** What a field holds when its suggestion changes: the new one, unless somebody typed something else. */
export function autoFilled(current: string, before: string, suggestion: string): string {
  return current === "" || current === before ? suggestion : current;
}

/** The fields that the chosen people fill. */
export const autoFilledFields = ["walker_id", "walker_phone", "pet_names", "address", "garage_code", "price"] as const;

/** Keeps a field filled with its suggestion until somebody types. It never replaces what they typed. */
export function useAutoFill(
  form: FormFields<ScheduleForm>,
  field: (typeof autoFilledFields)[number],
  suggestion: string,
): void {
  const before = useRef("");
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new suggestion fills the field, typing does not.
  useEffect(() => {
    form.set(field, autoFilled(form.values[field], before.current, suggestion));
    before.current = suggestion;
  }, [suggestion]);
}
