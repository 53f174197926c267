import { TextInput } from "@mantine/core";
import { adjustInvoice } from "@petcare/contract";
import { call } from "../../../lib/api/api.ts";
import { formatDollars, parseDollars, sumDollars } from "../../../lib/format/dollars.ts";
import { AmountField } from "../../../parts/money/paid-fields.tsx";
import { ChoiceButtons } from "../../../ui/form/choice-buttons.tsx";
import { useFields } from "../../../ui/form/fields.ts";
import { MoneyDialog } from "../money-dialog.tsx";
import { balanceNow } from "../overrun.tsx";
import { useMoneyForm } from "../use-money-form.ts";
import type { InvoiceDialogProps } from "./invoice-dialogs.ts";

interface Values {
  way: "less" | "more";
  amount: string;
  text: string;
}

/** Adds a line that takes the total up or down. */
export function AdjustDialog({ invoice, opened, onClose }: InvoiceDialogProps) {
  const { id, version, number, total, balance } = invoice;
  const form = useMoneyForm({
    schema: adjustInvoice.body,
    words: { amount: () => "Type an amount above $0.00" },
    fields: useFields<Values>({ way: "less", amount: "", text: "" }),
    check: (values) => (signed(values) === 0 ? { amount: "Type an amount above $0.00" } : {}),
    toBody: (values, act) => ({
      id: act,
      version,
      kind: "adjustment" as const,
      text: values.text,
      amount: signed(values),
    }),
    send: (body) => call(adjustInvoice, { params: { id }, body }),
    done: (sent) => `Adjusted ${number} by ${formatDollars(signed(sent))}`,
    onDone: onClose,
  });
  const after = sumDollars([total, signed(form.values) || 0]);
  return (
    <MoneyDialog
      opened={opened}
      onClose={onClose}
      title="Add an adjustment"
      form={form}
      now={balanceNow(balance)}
      action="Add it"
      underWay="Adding..."
      failed="Failed to add the adjustment. Please try again."
      summary={
        <>
          The total is {formatDollars(total)}, then <b>{formatDollars(after)}</b>
        </>
      }
    >
      <ChoiceButtons
        legend="The client pays"
        options={[
          { value: "less", label: "Less" },
          { value: "more", label: "More" },
        ]}
        value={form.values.way}
        onChange={(way) => form.set("way", way)}
      />
      <AmountField data-autofocus {...form.text("amount")} />
      <TextInput
        label="What it is for"
        description="The client reads it"
        placeholder="Thank you for referring a neighbor"
        autoComplete="off"
        {...form.text("text")}
      />
    </MoneyDialog>
  );
}

const signed = ({ way, amount }: Values): number => parseDollars(amount) * (way === "less" ? -1 : 1);
