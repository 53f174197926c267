import type { AnswerOf, BodyOf } from "@petcare/contract";
import { deactivatePerson } from "@petcare/contract/schemas";
import { noShares, type Shares, sharesIn } from "../../parts/money/share-field.tsx";
import type { FormRules } from "../../ui/form/form-rules.ts";
import { textOrNull } from "../../ui/form/typed-text.ts";

export type Preview = AnswerOf<typeof deactivatePerson>;
export type DeactivationBody = BodyOf<typeof deactivatePerson>;
export type Choice = DeactivationBody["visits"]["do"];

export interface DeactivationForm extends Shares {
  do: Choice;
  walker_id: string;
  /** Who may get visits; undefined: everybody who can be assigned. */
  walker_ids: string[] | undefined;
  reason: string;
}

export const emptyDeactivation: DeactivationForm = {
  do: "keep",
  walker_id: "",
  walker_ids: undefined,
  ...noShares,
  reason: "",
};

/** Answers what the form sends, without the plan that was seen. */
export function bodyOf(form: DeactivationForm): DeactivationBody {
  const { do: choice, walker_id, walker_ids } = form;
  return {
    visits: {
      do: choice,
      ...(choice === "reassign" && walker_id !== "" && { walker_id }),
      ...(choice === "spread" && walker_ids && { walker_ids }),
      ...(choice === "cancel" && { ...sharesIn(form), reason: textOrNull(form.reason) }),
    },
  };
}

export const deactivationRules: FormRules<DeactivationForm, DeactivationBody> = {
  schema: deactivatePerson.body,
  toBody: bodyOf,
  fieldOf: (path) => path.replace(/^visits\./, ""),
};
