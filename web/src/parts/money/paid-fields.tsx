import { TextInput } from "@mantine/core";
import { business } from "@petcare/business";
import type { LocalDate } from "@petcare/domain";
import type { ComponentProps } from "react";
import { ChoiceButtons } from "../../ui/form/choice-buttons.tsx";
import { DateField } from "../date-field.tsx";

/** As much of a form as the field of a day needs. */
interface Dated {
  values: { date: LocalDate | "" };
  problems: { date?: string };
  set: (field: "date", value: LocalDate | "") => void;
}

/** As much of a form as the field of a way to pay needs. */
interface Paid {
  values: { method: string };
  problems: { method?: string };
  set: (field: "method", value: string) => void;
}

type TextProps = ComponentProps<typeof TextInput>;

/** An amount in dollars. */
export const AmountField = (props: TextProps) => (
  <TextInput label="Amount" leftSection="$" inputMode="decimal" autoComplete="off" {...props} />
);

/** On which day money came or went: today or earlier. */
export const PaidOnField = ({ form }: { form: Dated }) => (
  <DateField
    label="Date"
    past
    value={form.values.date}
    onChange={(date) => form.set("date", date)}
    error={form.problems.date}
  />
);

/** The ways to pay of the business facts. */
export const MethodField = ({
  form,
  legend = "Method",
  columns = business.paymentMethods.length,
}: {
  form: Paid;
  legend?: string;
  columns?: number;
}) => (
  <ChoiceButtons
    legend={legend}
    columns={columns}
    options={business.paymentMethods.map((value) => ({ value, label: value }))}
    value={form.values.method}
    onChange={(method) => form.set("method", method)}
    error={form.problems.method}
  />
);
