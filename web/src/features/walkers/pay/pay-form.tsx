import { Button } from "@mantine/core";
import { payWalker } from "@petcare/contract/schemas";
import { firstNameOf, type LocalDate } from "@petcare/domain";
import { call } from "../../../lib/api/api.ts";
import { formatDollars, sumDollars } from "../../../lib/format/dollars.ts";
import { payRunsText } from "../../../lib/format/invoice-words.ts";
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
import { staysText, sumsText } from "./pay-words.ts";
import { writeToPay } from "./write-to-pay.ts";

interface PayFormProps {
  walker: WalkerRecord;
  due: Due;
  /** The day up to which it is due. */
  to: LocalDate;
  today: LocalDate;
}

/** Records that a walker was paid all that is due, as it stands on the screen. */
export function PayForm({ walker, due, to, today }: PayFormProps) {
  const name = firstNameOf(walker.name);
  const total = sumDollars(due.runs);
  // What no pay run covers.
  const left = sumDollars([due.sums.total, -total]);
  const form = useContractForm({
    schema: payWalker.body,
    labels: { paid_on: "Paid on" },
    words: { paid_on: () => "Choose a day" },
    fields: useFields(wagesPaid(today)),
    toBody: ({ paid_on, method, note }) => ({
      walker_id: due.walker_id,
      to,
      n: due.n,
      lines: due.lines.map(({ kind, id, amount }) => ({ kind, id, amount: amount ?? 0 })),
      paid_on: paid_on as LocalDate,
      method,
      note: textOrNull(note),
    }),
    save: (body) => writeToPay(() => call(payWalker, { body })),
    onSaved: (_sent, { sums, more }) =>
      toast(
        `${name} is marked as paid, ${formatDollars(sumDollars([sums.total, ...more.map((run) => run.sums.total)]))}`,
      ),
  });
  return (
    <Card title={`Pay ${name}`}>
      <form {...form.props} className={classes.form} aria-label={`Pay ${name}`}>
        <p className={classes.sum}>
          <b>{formatDollars(total)}</b>
          <small>{sumsText(due.sums)}</small>
          {due.runs.length > 1 && <small>{payRunsText(due.runs)}</small>}
          {left < 0 && <small>{staysText(left)}</small>}
        </p>
        <WagesFields form={form} columns={2} />
        {form.failure && <Failure error={form.failure} fallback="Failed to mark as paid. Please try again." />}
        <Button type="submit">{form.isSaving ? "Marking..." : `Mark as paid, ${formatDollars(total)}`}</Button>
        <p className="quiet">
          {`What changes later comes with the next pay. ${name} reads in Earnings which walks are paid, and when.`}
        </p>
      </form>
    </Card>
  );
}
