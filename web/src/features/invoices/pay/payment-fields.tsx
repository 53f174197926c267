import { Button, NativeSelect, TextInput } from "@mantine/core";
import { firstNameOf, type LocalDate } from "@petcare/domain";
import { formatDollars, parseDollars } from "../../../lib/format/dollars.ts";
import { AmountField, MethodField, PaidOnField } from "../../../parts/money/paid-fields.tsx";
import { Failure } from "../../../ui/feedback/failure.tsx";
import type { InvoiceDocument } from "../invoice.ts";
import { balanceNow, Overrun } from "../overrun.tsx";
import classes from "./payment-fields.module.css";
import { amountMeans, usePaymentForm } from "./payment-form.ts";

interface PaymentFormProps {
  invoice: InvoiceDocument;
  clientName: string;
  team: readonly { id: string; name: string }[];
  today: LocalDate;
}

/** Records a payment of an invoice. A tip is apart from the amount, and offered to who did most of its visits. */
export function PaymentForm({ invoice, clientName, team, today }: PaymentFormProps) {
  const walker = invoice.walkers.find((id) => team.some((member) => member.id === id)) ?? "";
  const form = usePaymentForm({ invoice, today, walker });
  const { values } = form;
  return (
    <form {...form.props} className={classes.form} aria-label="Record a payment">
      <h3>Record a payment</h3>
      {form.overrun && <Overrun error={form.overrun} now={balanceNow(invoice.balance)} />}
      <div className={classes.pair}>
        <AmountField {...form.text("amount")} />
        <PaidOnField form={form} />
      </div>
      <MethodField form={form} />
      <div className={classes.pair}>
        <AmountField label="Tip, apart" placeholder="0.00" {...form.text("tip")} />
        <NativeSelect
          label="Tip goes to"
          data={[{ value: "", label: "Choose" }, ...team.map(({ id, name }) => ({ value: id, label: name }))]}
          {...form.text("tipTo")}
        />
      </div>
      <TextInput label="Note" placeholder="Confirmation, check number" autoComplete="off" {...form.text("note")} />
      {form.failure && <Failure error={form.failure} fallback="Failed to record the payment. Please try again." />}
      <Button type="submit">{form.isSaving ? "Recording..." : recordWords(values.amount)}</Button>
      <p className="quiet">{amountMeans(values.amount, invoice.balance, firstNameOf(clientName))}</p>
    </form>
  );
}

function recordWords(typed: string): string {
  const amount = parseDollars(typed);
  return amount > 0 ? `Record ${formatDollars(amount)}` : "Record";
}
