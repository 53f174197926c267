import { Button, Textarea } from "@mantine/core";
import { business } from "@petcare/business";
import type { LocalDate } from "@petcare/domain";
import { Link } from "react-router-dom";
import { formatDollars, sumDollars } from "../../../lib/format/dollars.ts";
import { count } from "../../../lib/format/words.ts";
import { DateField } from "../../../parts/date-field.tsx";
import { Failure } from "../../../ui/feedback/failure.tsx";
import { clientNameIn } from "../invoice.ts";
import { type Bill, billsSums, clientsOf } from "./bills.ts";
import type { MakeFormState } from "./make-form-state.ts";
import classes from "./make-rail.module.css";
import type { useMaking } from "./use-making.ts";

interface MakeRailProps {
  bills: readonly Bill[];
  clients: ReadonlyMap<string, { name: string }>;
  form: MakeFormState;
  making: ReturnType<typeof useMaking>;
  leftOut: number;
  onMake: () => void;
}

/** Shows what the chosen invoices come to, and the one button that makes them. */
export function MakeRail({ bills, clients, form, making, leftOut, onMake }: MakeRailProps) {
  const { values, problems } = form;
  return (
    <section className={classes.rail} aria-labelledby="make-sum">
      <h3 id="make-sum">{count(bills.length, "invoice")}</h3>
      <Sums bills={bills} clients={clients} />
      <DateField
        label="Due"
        value={values.due as LocalDate | ""}
        onChange={(due) => form.set("due", due)}
        error={problems.due}
      />
      <Textarea
        label="Note on every invoice"
        description={`Each has this anyway: “${business.howToPay}”`}
        autosize
        minRows={2}
        maxRows={6}
        maxLength={500}
        {...form.text("note")}
      />
      {making.error && <Failure error={making.error} fallback="Failed to make the invoices. Please try again." />}
      <Button disabled={bills.length === 0} onClick={onMake}>
        {making.busy ? progressWords(making.progress) : `Make ${count(bills.length, "invoice")}`}
      </Button>
      <Button variant="subtle" component={Link} to="/admin/invoices">
        Cancel
      </Button>
      <p className="quiet">
        {leftOut > 0 &&
          `The ${count(leftOut, "unfinished visit")} stay${leftOut === 1 ? "s" : ""} behind and show${leftOut === 1 ? "s" : ""} up as unfinished until settled. `}
        Pressing twice makes no second invoice.
      </p>
    </section>
  );
}

const progressWords = (progress: { done: number; of: number } | undefined) =>
  progress && progress.done > 0 ? `Making… ${progress.done} of ${progress.of}` : "Making...";

function Sums({ bills, clients }: Pick<MakeRailProps, "bills" | "clients">) {
  const { completed, cancelled, adjusted, tax, total, creditUsed } = billsSums(bills);
  const [first, ...others] = clientsOf(bills.filter((bill) => bill.creditUsed > 0));
  return (
    <dl className={classes.sums}>
      <dt>{count(completed.count, "completed visit")}</dt>
      <dd>{formatDollars(completed.dollars)}</dd>
      {cancelled.count > 0 && (
        <>
          <dt>{count(cancelled.count, "charged cancellation")}</dt>
          <dd>{formatDollars(cancelled.dollars)}</dd>
        </>
      )}
      <dt>Adjustments</dt>
      <dd>{adjusted === 0 ? "–" : formatDollars(adjusted)}</dd>
      {tax !== 0 && (
        <>
          <dt>Sales tax</dt>
          <dd>{formatDollars(tax)}</dd>
        </>
      )}
      <dt data-total>Total</dt>
      <dd data-total>{formatDollars(total)}</dd>
      {first && (
        <>
          <dt>
            Credit used{" "}
            <small>{others.length > 0 ? count(others.length + 1, "client") : clientNameIn(clients, first)}</small>
          </dt>
          <dd>{formatDollars(-creditUsed)}</dd>
          <dt>Left to be paid</dt>
          <dd>{formatDollars(sumDollars([total, -creditUsed]))}</dd>
        </>
      )}
    </dl>
  );
}
