import { monthDay, shortDay, today } from "../../../lib/format/time.ts";
import { ChoiceButtons } from "../../../ui/form/choice-buttons.tsx";
import { type EditScope, type Opened, scopesOf } from "./edit-form.ts";

interface ScopeChoiceProps {
  opened: Opened;
  scope: EditScope;
  onChange: (scope: EditScope) => void;
}

/** How much of a series is edited. */
export function ScopeChoice({ opened, scope, onChange }: ScopeChoiceProps) {
  const { occurrence, occurrence_start } = opened;
  const original = occurrence_start && today(Date.parse(occurrence_start));
  const options = {
    single: { label: "", detail: "" },
    occurrence: { label: "This occurrence only", detail: occurrence ? shortDay(occurrence.date) : "" },
    following: { label: "This and following", detail: original ? `from ${monthDay(original)} on` : "" },
    series: { label: "The entire series", detail: "(all future occurrences)" },
  };
  return (
    <ChoiceButtons
      legend="Edit Scope"
      stacks
      options={scopesOf(opened).map((value) => ({ value, ...options[value] }))}
      value={scope}
      onChange={onChange}
    />
  );
}
