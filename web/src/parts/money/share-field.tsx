import { TextInput } from "@mantine/core";
import { type CancelShare, cancelCharge, cancelPay, toCents, toDollars } from "@petcare/domain";
import { formatDollars } from "../../lib/format/dollars.ts";
import { ChoiceButtons } from "../../ui/form/choice-buttons.tsx";
import type { FormFields } from "../../ui/form/use-checked-form.ts";
import { shareNames } from "./cancel-rule-words.ts";

/** The form's values of what cancelled visits cost: the charge and the pay. */
export interface Shares {
  charge: CancelShare;
  /** Dollars as typed, for each visit. */
  charge_amount: string;
  pay: CancelShare;
  pay_amount: string;
}

export const noShares: Shares = { charge: "nothing", charge_amount: "", pay: "nothing", pay_amount: "" };

/** Converts the values to a body, in dollars, with amounts only where they count. */
export const sharesIn = ({ charge, charge_amount, pay, pay_amount }: Shares) => ({
  charge,
  ...(charge === "amount" && { charge_amount: dollarsIn(charge_amount) }),
  pay,
  ...(pay === "amount" && { pay_amount: dollarsIn(pay_amount) }),
});

/** An empty field is no amount. */
const dollarsIn = (typed: string): number | undefined => (typed.trim() === "" ? undefined : Number(typed));

interface ShareFieldProps {
  form: Pick<FormFields<Shares>, "values" | "field" | "text">;
  of: "charge" | "pay";
  /** 'Ana Reyes is charged' */
  title: string;
  /** The whole sum in dollars; undefined until it is known. */
  all: number | undefined;
  /** The words next to 'Amount'. */
  amountDetail: string;
  description?: string;
}

/** Nothing, half, all or an amount, each with its dollars. */
export function ShareField({ form, of, title, all, amountDetail, description }: ShareFieldProps) {
  const dollars = (value: number | undefined) => (value === undefined ? "…" : formatDollars(value));
  const share = of === "charge" ? cancelCharge : cancelPay;
  const half = all === undefined ? undefined : toDollars(share({ type: "half" }, toCents(all) ?? 0));
  return (
    <div className="stack gap-10">
      <ChoiceButtons
        legend={all === undefined ? title : `${title}, of ${dollars(all)}`}
        columns={4}
        options={[
          { value: "nothing", label: shareNames.nothing, detail: dollars(0) },
          { value: "half", label: shareNames.half, detail: dollars(half) },
          { value: "all", label: shareNames.all, detail: dollars(all) },
          { value: "amount", label: shareNames.amount, detail: amountDetail },
        ]}
        {...form.field(of)}
        {...(description && { description })}
      />
      {form.values[of] === "amount" && (
        <TextInput
          label={`Amount for each visit, ${of === "charge" ? "charged" : "paid"}`}
          inputMode="decimal"
          leftSection="$"
          {...form.text(`${of}_amount`)}
        />
      )}
    </div>
  );
}
