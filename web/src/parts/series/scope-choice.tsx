import type { EditScope } from "@petcare/domain";
import { ChoiceButtons } from "../../ui/form/choice-buttons.tsx";

interface ScopeChoiceProps {
  legend: string;
  scope: EditScope;
  onChange: (scope: EditScope) => void;
  /** The offered scopes, each with its dates or visits. null shows no detail. */
  details: Partial<Record<EditScope, string | null>>;
  /** How many options are in a row. */
  columns?: number;
  stacks?: boolean;
  error?: string | undefined;
}

/** Asks for the scope of an act on a series. */
export const ScopeChoice = ({ scope, details, ...props }: ScopeChoiceProps) => (
  <ChoiceButtons
    {...props}
    value={scope}
    options={(["occurrence", "following", "series"] as const).flatMap((value) => {
      const detail = details[value];
      if (detail === undefined) return [];
      const [label, more] = words[value];
      return detail === null ? { value, label, detail: more } : { value, label: `${label} ${more}`.trim(), detail };
    })}
  />
);

const words = {
  occurrence: ["This occurrence only", ""],
  following: ["This and following", ""],
  series: ["The entire series", "(all future occurrences)"],
} as const;
