import type { AnswerOf, BodyOf } from "@petcare/contract";
import { deactivatePerson } from "@petcare/contract/schemas";
import { noShares, type Shares, sharesIn } from "../../parts/money/share-field.tsx";
import type { FormRules } from "../../ui/form/form-rules.ts";
import { textOrNull } from "../../ui/form/typed-text.ts";

export type Preview = AnswerOf<typeof deactivatePerson>;
export type DeactivationBody = BodyOf<typeof deactivatePerson>;
export type Choice = DeactivationBody["visits"]["do"];

/** The new place of a key that somebody leaving holds: 'take-back', 'office' or a walker's id. */
type KeyTo = string;

export interface DeactivationForm extends Shares {
  do: Choice;
  walker_id: string;
  /** Who may get visits; undefined: everybody who can be assigned. */
  walker_ids: string[] | undefined;
  reason: string;
  /** By '<client id> <key id>'. */
  keys: Readonly<Record<string, KeyTo>>;
}

export const emptyDeactivation: DeactivationForm = {
  do: "keep",
  walker_id: "",
  walker_ids: undefined,
  ...noShares,
  reason: "",
  keys: {},
};

export const keyName = ({ client_id, key_id }: { client_id: string; key_id: string }) => `${client_id} ${key_id}`;

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
    keys: Object.entries(form.keys).flatMap(([name, to]) => {
      const [client_id = "", key_id = ""] = name.split(" ");
      return to === "take-back" ? [] : [{ client_id, key_id, to: to === "office" ? null : to }];
    }),
  };
}

export const deactivationRules: FormRules<DeactivationForm, DeactivationBody> = {
  schema: deactivatePerson.body,
  toBody: bodyOf,
  fieldOf: (path) => path.replace(/^visits\./, ""),
};
