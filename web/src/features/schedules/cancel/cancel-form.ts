import { type AnswerOf, type BodyOf, cancelVisit, type getSchedule } from "@petcare/contract";
import type { CancelShare, EditScope } from "@petcare/domain";
import type { FormRules } from "../../../ui/form/form-rules.ts";
import { textOrNull } from "../../../ui/form/typed-text.ts";

export type Opened = AnswerOf<typeof getSchedule>;
export type Effect = AnswerOf<typeof cancelVisit>["effect"];
export type CancelBody = BodyOf<typeof cancelVisit>;

/** The fields of the cancel dialog, named as in the body that is sent. */
export interface CancelForm {
  scope: EditScope;
  charge: CancelShare;
  /** Dollars as typed, for each visit. */
  charge_amount: string;
  pay: CancelShare;
  pay_amount: string;
  reason: string;
  also_unfinished: boolean;
}

export const emptyCancel: CancelForm = {
  scope: "occurrence",
  charge: "nothing",
  charge_amount: "",
  pay: "nothing",
  pay_amount: "",
  reason: "",
  also_unfinished: false,
};

/** How the dialog is sent and checked, about the versions that are shown. */
export const cancelRules = (opened: Opened | undefined): FormRules<CancelForm, CancelBody> => ({
  schema: cancelVisit.body,
  toBody: (form) => ({
    scope: form.scope,
    charge: form.charge,
    ...(form.charge === "amount" && { charge_amount: dollarsIn(form.charge_amount) }),
    pay: form.pay,
    ...(form.pay === "amount" && { pay_amount: dollarsIn(form.pay_amount) }),
    reason: textOrNull(form.reason),
    ...(form.scope === "series" && { also_unfinished: form.also_unfinished }),
    version: form.scope === "occurrence" ? opened?.occurrence?.version : opened?.version,
  }),
});

/** An empty field is no amount. */
const dollarsIn = (typed: string): number | undefined => (typed.trim() === "" ? undefined : Number(typed));
