import type { AnswerOf, BodyOf, getSchedule } from "@petcare/contract";
import { cancelVisit } from "@petcare/contract/schemas";
import type { EditScope } from "@petcare/domain";
import { noShares, type Shares, sharesIn } from "../../../parts/money/share-field.tsx";
import type { FormRules } from "../../../ui/form/form-rules.ts";
import { textOrNull } from "../../../ui/form/typed-text.ts";

export type Opened = AnswerOf<typeof getSchedule>;
export type Effect = AnswerOf<typeof cancelVisit>["effect"];
export type CancelBody = BodyOf<typeof cancelVisit>;

/** The fields of the cancel dialog, named as in the body that is sent. */
export interface CancelForm extends Shares {
  scope: EditScope;
  reason: string;
  also_unfinished: boolean;
  /** Whether the client is told of a day after the last day told. */
  tell: boolean;
}

export const emptyCancel: CancelForm = {
  scope: "occurrence",
  ...noShares,
  reason: "",
  also_unfinished: false,
  tell: true,
};

/** How the dialog is sent and checked, about the versions that are shown. */
export const cancelRules = (opened: Opened | undefined): FormRules<CancelForm, CancelBody> => ({
  schema: cancelVisit.body,
  toBody: (form) => ({
    scope: form.scope,
    ...sharesIn(form),
    reason: textOrNull(form.reason),
    ...(form.scope === "series" && { also_unfinished: form.also_unfinished }),
    version: form.scope === "occurrence" ? opened?.occurrence?.version : opened?.version,
  }),
});
