import { TextInput } from "@mantine/core";
import { getTaxes } from "@petcare/contract";
import { setTaxes } from "@petcare/contract/schemas";
import type { LocalDate } from "@petcare/domain";
import { patchAnswers } from "../../../lib/api/after-write.ts";
import { call } from "../../../lib/api/api.ts";
import { randomId } from "../../../lib/api/random-id.ts";
import { DateField } from "../../../parts/date-field.tsx";
import type { Taxes, TaxRate } from "../../../parts/money/tax-rates.ts";
import type { Shown } from "../../../ui/feedback/dialog.tsx";
import { FormDialog } from "../../../ui/feedback/form-dialog.tsx";
import { toast } from "../../../ui/feedback/toast.tsx";
import { useFields } from "../../../ui/form/fields.ts";
import { useContractForm } from "../../../ui/form/use-contract-form.ts";

interface TaxRateDialogProps extends Shown {
  taxes: Taxes;
  /** The rate to change; undefined for a new one. */
  rate: TaxRate | undefined;
  today: LocalDate;
}

interface Values {
  name: string;
  percent: string;
  from: LocalDate | "";
}

/** Sets a rate of sales tax from a day on. It replaces the rate's row of that day. */
export function TaxRateDialog({ taxes, rate, today, ...shown }: TaxRateDialogProps) {
  const fields = useFields<Values>({ name: rate?.name ?? "", percent: "", from: today });
  const others = ({ from }: Values) => taxes.rates.filter((row) => row.id !== rate?.id || row.from !== from);
  const form = useContractForm({
    schema: setTaxes.body,
    fields,
    check: ({ percent, from }) => ({
      ...(milliOf(percent) === undefined && { percent: "Type a percentage of at most three decimals, below 100" }),
      ...(!from && { from: "Choose a day" }),
    }),
    toBody: (values) => ({
      ...taxes,
      rates: [
        ...others(values),
        {
          id: rate?.id ?? randomId(),
          name: values.name,
          milli: milliOf(values.percent) ?? 0,
          from: values.from || today,
        },
      ],
    }),
    // The path has the row's index, which the form does not need.
    fieldOf: (path) => path.replace(/^rates\.\d+\./, "").replace(/^milli$/, "percent"),
    save: (body) => call(setTaxes, { body }),
    onSaved: (_, saved) => {
      patchAnswers(getTaxes, () => saved);
      toast("Sales tax saved");
    },
    next: shown.onClose,
  });
  return (
    <FormDialog {...shown} title={rate ? `Change ${rate.name} from a day on` : "Set a rate"} form={form}>
      <TextInput
        label="Name"
        description="Such as the county"
        placeholder="Nassau"
        autoComplete="off"
        disabled={rate !== undefined}
        {...form.text("name")}
      />
      <TextInput
        label="Percent"
        description={rate ? "0 ends it" : "Such as 8.625"}
        rightSection="%"
        inputMode="decimal"
        autoComplete="off"
        data-autofocus
        {...form.text("percent")}
      />
      <DateField label="From" description="Visits of this day and later" {...form.field("from")} />
    </FormDialog>
  );
}

/** Reads a percentage: '8.625' is 8625. Undefined unless it is below 100 and has at most three decimals. */
function milliOf(percent: string): number | undefined {
  const [, whole = "", decimals = ""] = /^\s*(\d{1,2})(?:\.(\d{1,3}))?\s*%?\s*$/.exec(percent) ?? [];
  return whole === "" ? undefined : Number(whole) * 1000 + Number(decimals.padEnd(3, "0"));
}
