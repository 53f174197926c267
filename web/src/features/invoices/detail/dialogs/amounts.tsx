import "../../../../ui/theme/checkbox-styles.ts";
import { Checkbox, TextInput } from "@mantine/core";
import { adjustInvoice } from "@petcare/contract/schemas";
import { adjustableTaxes, adjusted, centsOf, type InvoiceMoney, toDollars } from "@petcare/domain";
import { call } from "../../../../lib/api/api.ts";
import { formatDollars, parseDollars, sumDollars } from "../../../../lib/format/dollars.ts";
import { AmountField } from "../../../../parts/money/paid-fields.tsx";
import { ChoiceButtons } from "../../../../ui/form/choice-buttons.tsx";
import { useFields } from "../../../../ui/form/fields.ts";
import type { InvoiceDocument } from "../../data.ts";
import { MoneyDialog, useMoneyForm } from "../../money-form.tsx";
import type { InvoiceDialogProps } from "../data.ts";

interface Values {
  way: "less" | "more";
  amount: string;
  text: string;
  withTax: boolean;
}

/** Adds an adjustment that raises or lowers the total. */
export function AdjustDialog({ invoice, ...shown }: InvoiceDialogProps) {
  const { id, version, number, total, balance } = invoice;
  const money = moneyOf(invoice);
  const isTaxed = Boolean(money.taxes?.length);
  const form = useMoneyForm({
    schema: adjustInvoice.body,
    words: { amount: () => "Type an amount above $0.00" },
    fields: useFields<Values>({ way: "less", amount: "", text: "", withTax: true }),
    check: (values) => (signed(values) === 0 ? { amount: "Type an amount above $0.00" } : {}),
    toBody: (values, act) => ({
      id: act,
      version,
      kind: "adjustment" as const,
      text: values.text,
      amount: signed(values),
      ...(isTaxed && { with_tax: values.withTax }),
    }),
    send: (body) => call(adjustInvoice, { params: { id }, body }),
    done: (sent) => `Adjusted ${number} by ${formatDollars(signed(sent))}`,
    onDone: shown.onClose,
  });
  const amount = signed(form.values) || 0;
  const act = adjusted(money, Math.round(amount * 100), isTaxed && form.values.withTax);
  const tax = "adjustment" in act ? toDollars(act.adjustment.tax ?? 0) : 0;
  const change = sumDollars([amount, tax]);
  return (
    <MoneyDialog
      {...shown}
      title="Add an adjustment"
      form={form}
      sum="balance"
      dollars={balance}
      action="Add it"
      underWay="Adding..."
      failed="Failed to add the adjustment. Please try again."
      summary={
        <>
          The total is {formatDollars(total)}, then <b>{formatDollars(sumDollars([total, change]))}</b>
        </>
      }
    >
      <ChoiceButtons
        legend="The client pays"
        options={[
          { value: "less", label: "Less" },
          { value: "more", label: "More" },
        ]}
        {...form.field("way")}
      />
      <AmountField data-autofocus {...(isTaxed && { description: "Without tax" })} {...form.text("amount")} />
      {isTaxed && (
        <Checkbox
          label="With tax"
          description={
            tax !== 0 &&
            `${formatDollars(amount)} and ${formatDollars(tax)} tax: ${formatDollars(Math.abs(change))} ${change < 0 ? "less" : "more"}`
          }
          checked={form.values.withTax}
          onChange={({ currentTarget }) => form.set("withTax", currentTarget.checked)}
        />
      )}
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

/** Converts an invoice for the domain's rules of adjustments. */
const moneyOf = ({ id, total, paid, tax_total, taxes, adjustments }: InvoiceDocument): InvoiceMoney => ({
  id,
  total: centsOf(total),
  paid: centsOf(paid),
  tax: tax_total === undefined ? undefined : centsOf(tax_total),
  taxes: adjustableTaxes(taxes, adjustments).map(({ rate, base, amount }) => ({
    rate,
    base: centsOf(base),
    cents: centsOf(amount),
  })),
});

const signed = ({ way, amount }: Values): number => parseDollars(amount) * (way === "less" ? -1 : 1);

/** Forgives the rest of an invoice by a negative adjustment. */
export function ForgiveDialog({ invoice, ...shown }: InvoiceDialogProps) {
  const { id, version, number, balance } = invoice;
  const form = useMoneyForm({
    schema: adjustInvoice.body,
    fields: useFields({ text: "" }),
    toBody: ({ text }, act) => ({ id: act, version, kind: "forgiven" as const, text, amount: -balance }),
    send: (body) => call(adjustInvoice, { params: { id }, body }),
    done: () => `Forgave ${formatDollars(balance)} of ${number}`,
    onDone: shown.onClose,
  });
  return (
    <MoneyDialog
      {...shown}
      title="Forgive the rest?"
      form={form}
      sum="balance"
      dollars={balance}
      action={`Forgive ${formatDollars(balance)}`}
      underWay="Forgiving..."
      failed="Failed to forgive it. Please try again."
    >
      <p>
        {formatDollars(balance)} are not to be paid any more, and the invoice is settled. Its visits stay on it. This is
        an adjustment: an opposite one brings the balance back.
      </p>
      <TextInput
        label="Why"
        description="The client reads it"
        autoComplete="off"
        data-autofocus
        {...form.text("text")}
      />
    </MoneyDialog>
  );
}
