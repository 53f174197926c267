import type { AnswerOf, BodyOf } from "@petcare/contract";
import { deactivatePerson } from "@petcare/contract/schemas";
import { call } from "../../lib/api/api.ts";
import { useActPreview } from "../../lib/api/use-act-preview.ts";
import { useLastDefined } from "../../lib/hooks/use-last-defined.ts";
import { noShares, type Shares, sharesIn } from "../../parts/money/share-field.tsx";
import { toast } from "../../ui/feedback/toast.tsx";
import { useFields } from "../../ui/form/fields.ts";
import { type FormRules, problemsOf } from "../../ui/form/form-rules.ts";
import { textOrNull } from "../../ui/form/typed-text.ts";
import type { FormFields } from "../../ui/form/use-checked-form.ts";
import { useContractForm } from "../../ui/form/use-contract-form.ts";

export type Preview = AnswerOf<typeof deactivatePerson>;
type Body = BodyOf<typeof deactivatePerson>;
export type Choice = Body["visits"]["do"];
export type Form = FormFields<DeactivationForm>;

interface DeactivationForm extends Shares {
  do: Choice;
  walker_id: string;
  /** The walkers who may get visits; undefined for all who can be assigned. */
  walker_ids: string[] | undefined;
  reason: string;
}

const emptyForm: DeactivationForm = { do: "keep", walker_id: "", walker_ids: undefined, ...noShares, reason: "" };

/** Builds the request's body, without the plan of the preview. */
function bodyOf(form: DeactivationForm): Body {
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

const rules: FormRules<DeactivationForm, Body> = {
  schema: deactivatePerson.body,
  toBody: bodyOf,
  fieldOf: (path) => path.replace(/^visits\./, ""),
};

/** The form that deactivates a person. It previews what is typed, and sends the plan of the preview. */
export function useDeactivation(id: string, name: string, onClose: () => void) {
  const fields = useFields(emptyForm);
  const isReady = Object.keys(problemsOf(rules, fields.values)).length === 0;
  const requested = isReady ? bodyOf(fields.values) : undefined;
  const { answer, isCurrent, refetch, query } = useActPreview(deactivatePerson, id, requested, { pause: 300 });
  // The last preview stays on the screen while a choice is incomplete.
  const known = useLastDefined(answer);
  const form = useContractForm({
    ...rules,
    fields,
    save: (sent) => {
      const seen = isCurrent && answer ? { plan: answer.plan, version: answer.version } : {};
      return call(deactivatePerson, { params: { id }, body: { ...sent, ...seen } });
    },
    onSaved: () => toast(`${name} is inactive`),
    next: onClose,
    // The next press sends the plan that is shown then.
    onFailed: () => void refetch(),
  });
  return { query, known, preview: isCurrent ? answer : undefined, isReady, form };
}
