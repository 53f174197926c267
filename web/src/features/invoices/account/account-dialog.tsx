import { TextInput } from "@mantine/core";
import { getTaxes } from "@petcare/contract";
import { giveCredit } from "@petcare/contract/schemas";
import { call } from "../../../lib/api/api.ts";
import { useRead } from "../../../lib/api/use-read.ts";
import { formatDollars, parseDollars } from "../../../lib/format/dollars.ts";
import { AmountField } from "../../../parts/money/paid-fields.tsx";
import { taxRatesOf } from "../../../parts/money/tax-rates.ts";
import { useFields } from "../../../ui/form/fields.ts";
import { MoneyDialog } from "../money-dialog.tsx";
import { useMoneyForm } from "../use-money-form.ts";
import type { AccountDialogProps } from "./account-dialog-props.ts";
import { PayDialog } from "./pay-dialog.tsx";
import { RefundDialog } from "./refund-dialog.tsx";

/** The dialog about a client's money that the address names. */
export function AccountDialog({ kind, ...shown }: AccountDialogProps & { kind: "pay" | "credit" | "refund" }) {
  if (kind === "pay") return <PayDialog {...shown} />;
  if (kind === "credit") return <CreditDialog {...shown} />;
  return <RefundDialog {...shown} />;
}

/** Gives a client credit, out of goodwill. */
function CreditDialog({ client, credit, today, opened, onClose }: AccountDialogProps) {
  const taxes = useRead(getTaxes).data;
  const hasTax = taxes && taxRatesOf(taxes, today).some(({ now }) => now.milli > 0);
  const form = useMoneyForm({
    schema: giveCredit.body,
    words: { amount: () => "Type an amount above $0.00" },
    fields: useFields({ amount: "", reason: "" }),
    toBody: ({ amount, reason }, id) => ({ id, amount: parseDollars(amount), reason }),
    send: (body) => call(giveCredit, { params: { id: client.id }, body }),
    done: ({ amount }) => `Gave ${client.name} ${formatDollars(parseDollars(amount))} of credit`,
    onDone: onClose,
  });
  return (
    <MoneyDialog
      opened={opened}
      onClose={onClose}
      title="Give credit"
      form={form}
      now={{ words: "The credit is now", dollars: credit }}
      action="Give it"
      underWay="Giving..."
      failed="Failed to give credit. Please try again."
    >
      <p>No money moves. The next invoice offers it, and it can be used for an open one.</p>
      {hasTax && <p>It lowers no sales tax. An adjustment of the invoice would.</p>}
      <AmountField data-autofocus {...form.text("amount")} />
      <TextInput
        label="What it is for"
        placeholder="We came late on Thursday"
        autoComplete="off"
        {...form.text("reason")}
      />
    </MoneyDialog>
  );
}
