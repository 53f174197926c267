import type { EditScope } from "@petcare/domain";
import { ChoiceButtons } from "../../ui/form/choice-buttons.tsx";

interface ScopeChoiceProps {
  legend: string;
  scope: EditScope;
  onChange: (scope: EditScope) => void;
  /** The scopes to choose from, each with what it is about. */
  details: Partial<Record<EditScope, string>>;
  /** How many stand side by side. */
  columns?: number;
  stacks?: boolean;
  error?: string | undefined;
}

/** Asks how much of a series an act is about. */
export const ScopeChoice = ({ scope, details, ...props }: ScopeChoiceProps) => (
  <ChoiceButtons
    {...props}
    value={scope}
    options={(["occurrence", "following", "series"] as const).flatMap((value) =>
      details[value] === undefined ? [] : [{ value, label: words[value], detail: details[value] }],
    )}
  />
);

const words = {
  occurrence: "This occurrence only",
  following: "This and following",
  series: "The entire series (all future occurrences)",
};
