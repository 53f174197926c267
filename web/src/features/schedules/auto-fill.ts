import type { UseFormReturnType } from "@mantine/form";
import { useEffect, useRef } from "react";
import type { ScheduleForm } from "./schedule-form.ts";

/** What a field holds once its suggestion changes: the new one, unless somebody typed something else. */
export function autoFilled(current: string, before: string, suggestion: string): string {
  return current === "" || current === before ? suggestion : current;
}

type TextField = {
  [Field in keyof ScheduleForm]: ScheduleForm[Field] extends string ? Field : never;
}[keyof ScheduleForm];

/** Keeps a field filled with its suggestion until somebody types; never replaces what they typed. */
export function useAutoFill(form: UseFormReturnType<ScheduleForm>, field: TextField, suggestion: string): void {
  const before = useRef("");
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new suggestion fills the field, typing does not.
  useEffect(() => {
    form.setFieldValue(field, (current) => autoFilled(String(current), before.current, suggestion) as typeof current);
    before.current = suggestion;
  }, [suggestion]);
}
