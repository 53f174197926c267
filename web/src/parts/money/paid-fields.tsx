import { TextInput } from "@mantine/core";
import { business } from "@petcare/business";
import type { LocalDate } from "@petcare/domain";
import type { ComponentProps } from "react";
import { ChoiceButtons } from "../../ui/form/choice-buttons.tsx";
import type { FormFields } from "../../ui/form/use-checked-form.ts";
import { DateField } from "../date-field.tsx";

/** As much of a form as some of its fields need. */
interface FormOf<Values> {
  values: Values;
  problems: { [field in keyof Values]?: string };
  set: <Field extends keyof Values & string>(field: Field, value: Values[Field]) => void;
}

/** An amount in dollars. */
export const AmountField = (props: ComponentProps<typeof TextInput>) => (
  <TextInput label="Amount" leftSection="$" inputMode="decimal" autoComplete="off" {...props} />
);

/** The day of a payment, today or earlier. */
export const PaidOnField = ({ form }: { form: FormOf<{ date: LocalDate | "" }> }) => (
  <DateField
    label="Date"
    past
    value={form.values.date}
    onChange={(date) => form.set("date", date)}
    error={form.problems.date}
  />
);

interface MethodFieldProps {
  form: FormOf<{ method: string }>;
  legend?: string;
  columns?: number;
}

/** A choice of the business' payment methods. */
export const MethodField = ({
  form,
  legend = "Method",
  columns = business.paymentMethods.length,
}: MethodFieldProps) => (
  <ChoiceButtons
    legend={legend}
    columns={columns}
    options={business.paymentMethods.map((value) => ({ value, label: value }))}
    value={form.values.method}
    onChange={(method) => form.set("method", method)}
    error={form.problems.method}
  />
);

interface PaidWages {
  paid_on: LocalDate | "";
  method: string;
  note: string;
}

/** Makes the first values of a form of a walker's pay. */
export const wagesPaid = (paid_on: LocalDate): PaidWages => ({ paid_on, method: business.paymentMethods[0], note: "" });

export const WagesFields = ({ form, columns }: { form: FormFields<PaidWages>; columns?: number }) => (
  <>
    <MethodField form={form} legend="How" {...(columns && { columns })} />
    <DateField
      label="Paid on"
      past
      value={form.values.paid_on}
      onChange={(date) => form.set("paid_on", date)}
      error={form.problems.paid_on}
    />
    <TextInput
      label="Note"
      placeholder="Confirmation, check number"
      autoComplete="off"
      maxLength={200}
      {...form.text("note")}
    />
  </>
);
