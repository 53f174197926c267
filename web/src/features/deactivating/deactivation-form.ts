import { type AnswerOf, type BodyOf, deactivatePerson } from "@petcare/contract";
import type { CancelShare } from "@petcare/domain";
import type { FormRules } from "../../ui/form/form-rules.ts";
import { textOrNull } from "../../ui/form/typed-text.ts";

export type Preview = AnswerOf<typeof deactivatePerson>;
export type DeactivationBody = BodyOf<typeof deactivatePerson>;
export type Choice = DeactivationBody["visits"]["do"];

/** Where a key that somebody leaving holds goes: 'take-back', 'office' or a walker's id. */
type KeyTo = string;

export interface DeactivationForm {
  do: Choice;
  walker_id: string;
  /** Who may get visits; undefined: everybody who can be assigned. */
  walker_ids: string[] | undefined;
  charge: CancelShare;
  charge_amount: string;
  pay: CancelShare;
  pay_amount: string;
  reason: string;
  /** By '<client id> <key id>'. */
  keys: Readonly<Record<string, KeyTo>>;
}

export const emptyDeactivation: DeactivationForm = {
  do: "keep",
  walker_id: "",
  walker_ids: undefined,
  charge: "nothing",
  charge_amount: "",
  pay: "nothing",
  pay_amount: "",
  reason: "",
  keys: {},
};

export const keyName = ({ client_id, key_id }: { client_id: string; key_id: string }) => `${client_id} ${key_id}`;

/** What the form sends, without the plan that was seen. */
export function bodyOf(form: DeactivationForm): DeactivationBody {
  const { do: choice, walker_id, walker_ids } = form;
  return {
    visits: {
      do: choice,
      ...(choice === "reassign" && walker_id !== "" && { walker_id }),
      ...(choice === "spread" && walker_ids && { walker_ids }),
      ...(choice === "cancel" && moneyOf(form)),
    },
    keys: Object.entries(form.keys).flatMap(([name, to]) => {
      const [client_id = "", key_id = ""] = name.split(" ");
      return to === "take-back" ? [] : [{ client_id, key_id, to: to === "office" ? null : to }];
    }),
  };
}

const moneyOf = ({ charge, charge_amount, pay, pay_amount, reason }: DeactivationForm) => ({
  charge,
  ...(charge === "amount" && { charge_amount: dollarsIn(charge_amount) }),
  pay,
  ...(pay === "amount" && { pay_amount: dollarsIn(pay_amount) }),
  reason: textOrNull(reason),
});

/** An empty field is no amount. */
const dollarsIn = (typed: string): number | undefined => (typed.trim() === "" ? undefined : Number(typed));

export const deactivationRules: FormRules<DeactivationForm, DeactivationBody> = {
  schema: deactivatePerson.body,
  toBody: bodyOf,
  fieldOf: (path) => path.replace(/^visits\./, ""),
};
