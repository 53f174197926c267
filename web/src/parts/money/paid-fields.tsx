import { TextInput } from "@mantine/core";
import { business } from "@petcare/business";
import type { LocalDate } from "@petcare/domain";
import type { ComponentProps } from "react";
import { ChoiceButtons } from "../../ui/form/choice-buttons.tsx";
import type { FormFields } from "../../ui/form/use-checked-form.ts";
import { DateField } from "../date-field.tsx";

/** The part of a form that gives the props of some of its fields. */
interface FormOf<Values> {
  field: <Field extends keyof Values & string>(
    field: Field,
  ) => {
    value: Values[Field];
    error: string | undefined;
    onChange: (value: Values[Field]) => void;
  };
}

/** An amount in dollars. */
export const AmountField = (props: ComponentProps<typeof TextInput>) => (
  <TextInput label="Amount" leftSection="$" inputMode="decimal" autoComplete="off" {...props} />
);

/** The day of a payment, today or earlier. */
export const PaidOnField = ({ form }: { form: FormOf<{ date: LocalDate | "" }> }) => (
  <DateField label="Date" past {...form.field("date")} />
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
    {...form.field("method")}
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
    <DateField label="Paid on" past {...form.field("paid_on")} />
    <TextInput
      label="Note"
      placeholder="Confirmation, check number"
      autoComplete="off"
      maxLength={200}
      {...form.text("note")}
    />
  </>
);
