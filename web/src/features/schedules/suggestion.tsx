import { UnstyledButton } from "@mantine/core";
import type { FormFields } from "../../ui/form/use-checked-form.ts";
import type { ScheduleForm } from "./schedule-form.ts";
import classes from "./suggestion.module.css";

interface SuggestionProps {
  of: "walker_phone" | "pet_names" | "address" | "garage_code" | "price";
  form: FormFields<ScheduleForm>;
  text: string;
  shown?: string;
}

/** Offers what the chosen person has on file, where something else was typed. */
export function Suggestion({ of, form, text, shown = text }: SuggestionProps) {
  if (text === "" || form.values[of] === text) return null;
  return (
    <UnstyledButton className={classes.use} onClick={() => form.set(of, text)}>
      Use {shown}
    </UnstyledButton>
  );
}
