import { Button } from "@mantine/core";
import { applyCredit } from "@petcare/contract";
import { firstNameOf, type LocalDate } from "@petcare/domain";
import { useState } from "react";
import { call } from "../../../lib/api/api.ts";
import { messageOf } from "../../../lib/api/api-error.ts";
import { writeToMoney } from "../../../lib/api/money.ts";
import { randomId } from "../../../lib/api/random-id.ts";
import { useSend } from "../../../lib/api/use-send.ts";
import { formatDollars } from "../../../lib/format/dollars.ts";
import { dueWords } from "../../../lib/format/invoice-words.ts";
import { failureToast, toast } from "../../../ui/feedback/toast.tsx";
import { Card } from "../../../ui/layout/card.tsx";
import type { InvoiceDocument } from "../invoice.ts";
import { PaymentForm } from "../pay/payment-fields.tsx";
import classes from "./balance-panel.module.css";

interface BalancePanelProps {
  invoice: InvoiceDocument;
  clientName: string;
  team: readonly { id: string; name: string }[];
  today: LocalDate;
}

/** Shows what is left to pay, and the ways to settle it. */
export function BalancePanel(props: BalancePanelProps) {
  const { invoice, clientName, today } = props;
  const { balance, total, paid, due, status, credit } = invoice;
  if (status === "void") {
    return (
      <Card title="Void">
        <p>
          Its visits are to bill again.
          {invoice.settlements.length > 0 && ` What was paid is ${firstNameOf(clientName)}’s credit.`}
        </p>
      </Card>
    );
  }
  return (
    <Card title="Balance" aside={<strong className={classes.balance}>{formatDollars(balance)}</strong>}>
      <progress className={classes.progress} max={total || 1} value={total ? paid : 1} aria-label="Paid" />
      <p className={classes.quiet}>
        {balance > 0
          ? `${formatDollars(paid)} of ${formatDollars(total)} paid`
          : `Paid in full: ${formatDollars(total)}`}
        {balance > 0 && (
          <span className={classes.due} data-late={due < today || undefined}>
            {dueWords(due, today)}
          </span>
        )}
      </p>
      {balance > 0 && credit > 0 && <UseCredit invoice={invoice} clientName={clientName} />}
      {balance > 0 && <PaymentForm {...props} />}
    </Card>
  );
}

/** Pays the invoice of what the client has left over, as much as it takes. */
function UseCredit({ invoice, clientName }: Pick<BalancePanelProps, "invoice" | "clientName">) {
  const { id, version, balance, credit } = invoice;
  const [act, setAct] = useState(randomId);
  const amount = Math.min(balance, credit);
  const applying = useSend({
    mutationFn: () => writeToMoney(() => call(applyCredit, { params: { id }, body: { id: act, version, amount } })),
    onSuccess: () => {
      setAct(randomId());
      toast(`Used ${formatDollars(amount)} of the credit`);
    },
    onError: (error) => failureToast(messageOf(error, "Failed to use the credit. Please try again.")),
  });
  return (
    <div className={classes.credit}>
      <p>
        {firstNameOf(clientName)} has {formatDollars(credit)} left over.
      </p>
      <Button variant="light" size="sm" onClick={() => applying.send(undefined)}>
        {applying.busy ? "Using..." : `Use ${formatDollars(amount)} of it`}
      </Button>
    </div>
  );
}
