import { Button } from "@mantine/core";
import { payWalker } from "@petcare/contract/schemas";
import { firstNameOf, type LocalDate } from "@petcare/domain";
import { call } from "../../../lib/api/api.ts";
import { type PayBody, payBodies } from "../../../lib/api/pay-bodies.ts";
import { formatDollars } from "../../../lib/format/dollars.ts";
import { WagesFields, wagesPaid } from "../../../parts/money/paid-fields.tsx";
import { Failure } from "../../../ui/feedback/failure.tsx";
import { toast } from "../../../ui/feedback/toast.tsx";
import { useFields } from "../../../ui/form/fields.ts";
import { textOrNull } from "../../../ui/form/typed-text.ts";
import { useContractForm } from "../../../ui/form/use-contract-form.ts";
import { Card } from "../../../ui/layout/card.tsx";
import type { WalkerRecord } from "../walker-record.ts";
import classes from "./pay.module.css";
import type { Due } from "./pay-types.ts";
import { sumsText } from "./pay-words.ts";
import { writeToPay } from "./write-to-pay.ts";

interface PayFormProps {
  walker: WalkerRecord;
  due: Due;
  today: LocalDate;
}

/** Records that a walker was paid all that is due, as it stands on the screen. */
export function PayForm({ walker, due, today }: PayFormProps) {
  const name = firstNameOf(walker.name);
  const total = formatDollars(due.sums.total);
  const form = useContractForm({
    schema: payWalker.body,
    labels: { paid_on: "Paid on" },
    words: { paid_on: () => "Choose a day" },
    fields: useFields(wagesPaid(today)),
    // It stands where something is due, in one pay run at least.
    toBody: ({ paid_on, method, note }) =>
      payBodies(due, { paid_on: paid_on as LocalDate, method, note: textOrNull(note) })[0] as PayBody,
    save: (first) =>
      writeToPay(async () => {
        for (const body of payBodies(due, first)) await call(payWalker, { body });
        return total;
      }),
    onSaved: (_sent, paid) => toast(`${name} is marked as paid, ${paid}`),
  });
  return (
    <Card title={`Pay ${name}`}>
      <form {...form.props} className={classes.form} aria-label={`Pay ${name}`}>
        <p className={classes.sum}>
          <b>{total}</b>
          <small>{sumsText(due.sums)}</small>
        </p>
        <WagesFields form={form} columns={2} />
        {form.failure && <Failure error={form.failure} fallback="Failed to mark as paid. Please try again." />}
        <Button type="submit">{form.isSaving ? "Marking..." : `Mark as paid, ${total}`}</Button>
        <p className="quiet">
          {`What changes later comes with the next pay. ${name} reads in Earnings which walks are paid, and when.`}
        </p>
      </form>
    </Card>
  );
}
