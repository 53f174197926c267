import { TextInput } from "@mantine/core";
import { dollarsText } from "../../../lib/format/dollars-text.ts";
import { ChoiceButtons } from "../../../ui/form/choice-buttons.tsx";
import type { FormFields } from "../../../ui/form/use-checked-form.ts";
import classes from "./cancel.module.css";
import type { CancelForm } from "./cancel-form.ts";

interface ShareFieldProps {
  form: FormFields<CancelForm>;
  of: "charge" | "pay";
  /** 'Ana Reyes is charged' */
  title: string;
  /** Half of it and all of it, in dollars; undefined until they are known. */
  amounts: { half: number; all: number } | undefined;
  description?: string;
}

/** Nothing, half, all or an amount, each with its dollars for one visit. */
export function ShareField({ form, of, title, amounts, description }: ShareFieldProps) {
  const amountField = `${of}_amount` as const;
  const dollars = (value: number | undefined) => (value === undefined ? "…" : dollarsText(value));
  return (
    <div className={classes.share}>
      <ChoiceButtons
        legend={amounts ? `${title}, of ${dollars(amounts.all)}` : title}
        columns={4}
        options={[
          { value: "nothing", label: "Nothing", detail: dollars(0) },
          { value: "half", label: "Half", detail: dollars(amounts?.half) },
          { value: "all", label: "All", detail: dollars(amounts?.all) },
          { value: "amount", label: "Amount", detail: "…" },
        ]}
        value={form.values[of]}
        onChange={(share) => form.set(of, share)}
        error={form.problems[of]}
        {...(description && { description })}
      />
      {form.values[of] === "amount" && (
        <TextInput
          label={`Amount for each visit, ${of === "charge" ? "charged" : "paid"}`}
          inputMode="decimal"
          leftSection="$"
          {...form.text(amountField)}
        />
      )}
    </div>
  );
}
