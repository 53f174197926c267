import "../../../ui/theme/checkbox-styles.ts";
import { Button, Checkbox } from "@mantine/core";
import { randomId } from "../../../lib/api/random-id.ts";
import { formatDollars } from "../../../lib/format/dollars.ts";
import { serviceLine } from "../../../lib/format/service-line.ts";
import { taxText } from "../../../lib/format/tax-text.ts";
import { shortDay } from "../../../lib/format/time.ts";
import { petsText } from "../../../lib/format/words.ts";
import { LineTable } from "../../../parts/invoices/line-table.tsx";
import { linesOfVisit } from "../../../parts/invoices/lines-of-visit.ts";
import { PlusIcon } from "../../../ui/theme/icons.tsx";
import { AdjustmentFields } from "./adjustment-fields.tsx";
import { type Bill, isTaxed, switched } from "./bills.ts";
import classes from "./client-bills.module.css";
import type { MakeFormState } from "./make-form-state.ts";

interface BillLinesProps {
  bill: Bill;
  team: readonly { id: string; name: string }[];
  form: MakeFormState;
}

/** Shows what a bill is made of, and what can still be changed about it. */
export function BillLines({ bill, team, form }: BillLinesProps) {
  const { preview, key, adjustments, taxes, total, credit, usesCredit, creditUsed } = bill;
  const { n, lines } = preview;
  const { creditOff, adjustments: typed } = form.values;
  const add = () =>
    form.set("adjustments", [...typed, { id: randomId(), bill: key, n, way: "less", amount: "", text: "" }]);
  return (
    <div className={classes.unfolded}>
      <LineTable
        className={classes.table}
        caption="Lines"
        rows={lines.flatMap((line) =>
          linesOfVisit(
            {
              key: line.visit_id,
              cells: [
                { title: shortDay(line.date), detail: line.earlier && "earlier" },
                serviceLine(line),
                line.pet_names.length > 0 && petsText(line.pet_names),
                team.find(({ id }) => id === line.walker_id)?.name,
              ],
            },
            line,
          ),
        )}
      />
      {adjustments.map((adjustment) => (
        <AdjustmentFields
          key={adjustment.id}
          adjustment={adjustment}
          isTaxed={isTaxed(preview)}
          form={form}
          onChange={(part) =>
            form.set(
              "adjustments",
              typed.map((one) => (one.id === adjustment.id ? { ...one, ...part } : one)),
              Object.keys(part).map((field) => `${adjustment.id}.${field}`),
            )
          }
          onRemove={() =>
            form.set(
              "adjustments",
              typed.filter(({ id }) => id !== adjustment.id),
            )
          }
        />
      ))}
      {preview.exempt && <p className={classes.tax}>Exempt from sales tax: {preview.exempt}</p>}
      {taxes.map((tax) => (
        <p key={tax.rate} className={classes.tax}>
          {taxText(tax)} <span>{formatDollars(tax.amount)}</span>
        </p>
      ))}
      <div className={classes.foot}>
        <Button variant="subtle" size="sm" leftSection={<PlusIcon size={16} />} onClick={add}>
          Add an adjustment
        </Button>
        <b>{formatDollars(total)}</b>
      </div>
      {credit > 0 && (
        <Checkbox
          radius="xs"
          label={
            usesCredit
              ? `Pay ${formatDollars(creditUsed)} of it with the credit of ${formatDollars(credit)}`
              : `Keep the credit of ${formatDollars(credit)} for later`
          }
          checked={usesCredit}
          onChange={() => form.set("creditOff", switched(creditOff, bill, usesCredit))}
        />
      )}
    </div>
  );
}
