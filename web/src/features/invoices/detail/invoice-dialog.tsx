import { TextInput } from "@mantine/core";
import { adjustInvoice } from "@petcare/contract/schemas";
import { useEffect, useState } from "react";
import { call } from "../../../lib/api/api.ts";
import { formatDollars } from "../../../lib/format/dollars.ts";
import { useFields } from "../../../ui/form/fields.ts";
import type { InvoiceDocument } from "../invoice.ts";
import { MoneyDialog } from "../money-dialog.tsx";
import { balanceNow } from "../overrun.tsx";
import { useMoneyForm } from "../use-money-form.ts";
import { AdjustDialog } from "./adjust-dialog.tsx";
import { ChangeDialog } from "./change-dialog.tsx";
import type { InvoiceDialogProps, invoiceDialogs } from "./invoice-dialogs.ts";
import { RemindDialog } from "./remind-dialog.tsx";
import { ReverseDialog } from "./reverse-dialog.tsx";
import { VoidDialog } from "./void-dialog.tsx";

interface NamedDialogProps extends InvoiceDialogProps {
  kind: (typeof invoiceDialogs)[number];
  /** For 'reverse' the payment's id. */
  about: string;
}

/** Opens the dialog that the address names. Closes at once where the invoice does not allow it, as from an old address. */
export function InvoiceDialog({ kind, about, ...shown }: NamedDialogProps) {
  const { invoice, onClose } = shown;
  // Checked once: after its own success the dialog no longer applies, and still has to tell it.
  const [applies] = useState(() => appliesTo(invoice, kind, about));
  // biome-ignore lint/correctness/useExhaustiveDependencies: closes once.
  useEffect(() => {
    if (applies) return;
    // Deferred, because the screen's own effects run after this one and note the dialog as open.
    const timer = setTimeout(onClose);
    return () => clearTimeout(timer);
  }, [applies]);
  if (!applies) return null;
  if (kind === "adjust") return <AdjustDialog {...shown} />;
  if (kind === "forgive") return <ForgiveDialog {...shown} />;
  if (kind === "change") return <ChangeDialog {...shown} />;
  if (kind === "remind") return <RemindDialog {...shown} />;
  if (kind === "reverse") return <ReverseDialog paymentId={about} {...shown} />;
  return <VoidDialog {...shown} />;
}

function appliesTo({ status, balance, settlements }: InvoiceDocument, kind: NamedDialogProps["kind"], about: string) {
  if (kind === "reverse")
    return settlements.some((one) => one.kind === "payment" && one.payment_id === about && !one.reversed);
  if (kind === "forgive" || kind === "remind") return balance > 0;
  return status !== "void";
}

/** Forgives the rest of an invoice by a negative adjustment. */
function ForgiveDialog({ invoice, opened, onClose }: InvoiceDialogProps) {
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
