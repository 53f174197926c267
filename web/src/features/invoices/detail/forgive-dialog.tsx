import { TextInput } from "@mantine/core";
import { adjustInvoice } from "@petcare/contract";
import { call } from "../../../lib/api/api.ts";
import { formatDollars } from "../../../lib/format/dollars.ts";
import { useFields } from "../../../ui/form/fields.ts";
import { MoneyDialog } from "../money-dialog.tsx";
import { balanceNow } from "../overrun.tsx";
import { useMoneyForm } from "../use-money-form.ts";
import type { InvoiceDialogProps } from "./invoice-dialogs.ts";

/** Lets go of what is left to pay. The work stays on the invoice. */
export function ForgiveDialog({ invoice, opened, onClose }: InvoiceDialogProps) {
  const { id, version, number, balance } = invoice;
  const form = useMoneyForm({
    schema: adjustInvoice.body,
    fields: useFields({ text: "" }),
    toBody: ({ text }, act) => ({ id: act, version, kind: "forgiven" as const, text, amount: -balance }),
    send: (body) => call(adjustInvoice, { params: { id }, body }),
    done: () => `Forgave ${formatDollars(balance)} of ${number}`,
    onDone: onClose,
  });
  return (
    <MoneyDialog
      opened={opened}
      onClose={onClose}
      title="Forgive the rest?"
      form={form}
      now={balanceNow(balance)}
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
