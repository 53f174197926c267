import "../../../ui/theme/checkbox-styles.ts";
import "../../../ui/theme/select-styles.ts";
import { ActionIcon, Checkbox, NativeSelect, TextInput } from "@mantine/core";
import { CloseIcon } from "../../../ui/theme/icons.tsx";
import type { TypedAdjustment } from "./bills.ts";
import classes from "./client-bills.module.css";
import type { MakeFormState } from "./make-form-state.ts";

interface AdjustmentFieldsProps {
  adjustment: TypedAdjustment;
  /** Whether its sales tax can go along. */
  isTaxed: boolean;
  form: Pick<MakeFormState, "problems">;
  onChange: (part: Partial<TypedAdjustment>) => void;
  onRemove: () => void;
}

/** A line that takes an invoice up or down before it is made. */
export function AdjustmentFields({
  adjustment,
  isTaxed,
  form: { problems },
  onChange,
  onRemove,
}: AdjustmentFieldsProps) {
  const { id, way, amount, text } = adjustment;
  const errorProps = { role: "alert" };
  return (
    <fieldset className={classes.adjustment}>
      <legend className="visually-hidden">Adjustment</legend>
      <TextInput
        className={classes.reason ?? ""}
        label="What it is for"
        placeholder="The client reads it"
        autoComplete="off"
        value={text}
        onChange={({ currentTarget }) => onChange({ text: currentTarget.value })}
        error={problems[`adjustments.${id}.text`]}
        errorProps={errorProps}
      />
      <NativeSelect
        label="They pay"
        data={[
          { value: "less", label: "Less" },
          { value: "more", label: "More" },
        ]}
        value={way}
        onChange={({ currentTarget }) => onChange({ way: currentTarget.value === "more" ? "more" : "less" })}
      />
      <TextInput
        label="Amount"
        leftSection="$"
        inputMode="decimal"
        autoComplete="off"
        value={amount}
        onChange={({ currentTarget }) => onChange({ amount: currentTarget.value })}
        error={problems[`adjustments.${id}.amount`]}
        errorProps={errorProps}
      />
      <ActionIcon color="gray" aria-label="Remove the adjustment" onClick={onRemove} className={classes.remove}>
        <CloseIcon size={18} />
      </ActionIcon>
      {isTaxed && (
        <Checkbox
          className={classes.withTax ?? ""}
          radius="xs"
          label="With tax"
          checked={!adjustment.untaxed}
          onChange={({ currentTarget }) => onChange({ untaxed: !currentTarget.checked })}
        />
      )}
    </fieldset>
  );
}
