import { Button, NativeSelect, TextInput } from "@mantine/core";
import { applyCredit } from "@petcare/contract";
import type { LocalDate } from "@petcare/domain";
import { useState } from "react";
import { call } from "../../../lib/api/api.ts";
import { messageOf } from "../../../lib/api/api-error.ts";
import { randomId } from "../../../lib/api/random-id.ts";
import { useSend } from "../../../lib/api/use-send.ts";
import { formatDollars, parseDollars, sumDollars } from "../../../lib/format/dollars.ts";
import { dueWords } from "../../../lib/format/invoice-words.ts";
import { AmountField, MethodField, PaidOnField } from "../../../parts/money/paid-fields.tsx";
import { Failure } from "../../../ui/feedback/failure.tsx";
import { failureToast, toast } from "../../../ui/feedback/toast.tsx";
import { FieldPair } from "../../../ui/form/field-pair.tsx";
import { Card } from "../../../ui/layout/card.tsx";
import { type InvoiceDocument, isVoid, type Team } from "../data.ts";
import { ConflictNotice } from "../money-form.tsx";
import { usePaymentForm } from "../payment-form.ts";
import classes from "./screen.module.css";

interface BalancePanelProps {
  invoice: InvoiceDocument;
  firstName: string;
  team: Team;
  today: LocalDate;
}

/** Shows an invoice's balance, and the ways to settle it. */
export function BalancePanel(props: BalancePanelProps) {
  const { invoice, firstName, today } = props;
  const { balance, total, paid, due, credit } = invoice;
  if (isVoid(invoice)) {
    return (
      <Card title="Void">
        <p>
          Its visits are to bill again.
          {invoice.settlements.length > 0 && ` What was paid is ${firstName}’s credit.`}
        </p>
      </Card>
    );
  }
  return (
    <Card title="Balance" aside={<strong className={classes.balance}>{formatDollars(balance)}</strong>}>
      <progress className={classes.progress} max={total || 1} value={total ? paid : 1} aria-label="Paid" />
      {balance > 0 ? (
        <p className={classes.line}>
          <span className="quiet">
            {formatDollars(paid)} of {formatDollars(total)} paid
          </span>
          <span className="pill" data-tone={due < today ? "danger" : "warn"}>
            {dueWords(due, today)}
          </span>
        </p>
      ) : (
        <p className="quiet">Paid in full: {formatDollars(total)}</p>
      )}
      {balance > 0 && credit > 0 && <UseCredit {...props} />}
      {balance > 0 && <PaymentForm {...props} />}
    </Card>
  );
}

function UseCredit({ invoice: { id, version, balance, credit }, firstName }: BalancePanelProps) {
  const [act, setAct] = useState(randomId);
  const amount = Math.min(balance, credit);
  const applying = useSend({
    mutationFn: () => call(applyCredit, { params: { id }, body: { id: act, version, amount } }),
    onSuccess: () => {
      setAct(randomId());
      toast(`Used ${formatDollars(amount)} of the credit`);
    },
    onError: (error) => failureToast(messageOf(error, "Failed to use the credit. Please try again.")),
  });
  return (
    <div className={classes.credit}>
      <p>
        {firstName} has {formatDollars(credit)} left over.
      </p>
      <Button variant="light" size="sm" onClick={() => applying.send(undefined)}>
        {applying.busy ? "Using..." : `Use ${formatDollars(amount)} of it`}
      </Button>
    </div>
  );
}

/** Records a payment of an invoice. The amount excludes a tip, which goes to the walker of most visits by default. */
function PaymentForm({ invoice, firstName, team, today }: BalancePanelProps) {
  const walker = invoice.walkers.find((id) => team.some((member) => member.id === id));
  const form = usePaymentForm(invoice, today, walker);
  const amount = parseDollars(form.values.amount);
  const action = amount > 0 ? `Record ${formatDollars(amount)}` : "Record";
  return (
    <form {...form.props} className={classes.form} aria-label="Record a payment">
      <h3>Record a payment</h3>
      <ConflictNotice form={form} sum="balance" dollars={invoice.balance} />
      <FieldPair>
        <AmountField {...form.text("amount")} />
        <PaidOnField form={form} />
      </FieldPair>
      <MethodField form={form} />
      <FieldPair>
        <AmountField label="Tip, apart" placeholder="0.00" {...form.text("tip")} />
        <NativeSelect
          label="Tip goes to"
          data={[{ value: "", label: "Choose" }, ...team.map(({ id, name }) => ({ value: id, label: name }))]}
          {...form.text("tipTo")}
        />
      </FieldPair>
      <TextInput label="Note" placeholder="Confirmation, check number" autoComplete="off" {...form.text("note")} />
      {form.failure && <Failure error={form.failure} fallback="Failed to record the payment. Please try again." />}
      <Button type="submit">{form.isSaving ? "Recording..." : action}</Button>
      <p className="quiet">{amountMeans(amount, invoice.balance, firstName)}</p>
    </form>
  );
}

/** Says what the typed amount does: '$58.00 pays it in full. Anything above becomes Ana's credit.' */
function amountMeans(amount: number, balance: number, firstName: string): string {
  if (!(amount > 0)) return `${formatDollars(balance)} pays it in full.`;
  const rest = sumDollars([balance, -amount]);
  if (rest > 0) return `${formatDollars(rest)} stay to be paid.`;
  if (rest < 0) return `It is paid in full, and ${formatDollars(-rest)} become ${firstName}’s credit.`;
  return `${formatDollars(balance)} pays it in full. Anything above becomes ${firstName}’s credit.`;
}
