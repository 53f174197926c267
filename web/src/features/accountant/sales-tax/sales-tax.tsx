import { Skeleton } from "@mantine/core";
import { getSalesTax } from "@petcare/contract";
import { type LocalDate, type ReturnLine, returnLineKey, roundingOf, type TaxReturn, taxReturn } from "@petcare/domain";
import { Link, useSearchParams } from "react-router-dom";
import { useRead } from "../../../lib/api/use-read.ts";
import { daySpan } from "../../../lib/format/time.ts";
import { withDialog } from "../../../lib/hooks/dialog-in-address.ts";
import { useDialogInAddress } from "../../../lib/hooks/use-dialog-in-address.ts";
import { useLastDefined } from "../../../lib/hooks/use-last-defined.ts";
import { type Column, DataTable } from "../../../ui/data/data-table.tsx";
import { Loaded } from "../../../ui/feedback/states.tsx";
import { ChoiceButtons } from "../../../ui/form/choice-buttons.tsx";
import { Card } from "../../../ui/layout/card.tsx";
import { Csv, dollars } from "../csv-button.tsx";
import { type Quarter, type QuarterKind, quarterAt, quarterKinds, quartersOf } from "./quarters.ts";
import { lineWords, type SalesRow, salesRows, salesTaxTable } from "./sales.ts";
import { SalesDialog } from "./sales-dialog.tsx";
import classes from "./sales-tax.module.css";

const dialogs = ["sales"] as const;

/** The sales tax return of a quarter, `?quarter=1` to 4, in December 5, of the tax department's year or, `&quarters=calendar`, the calendar's. */
export function SalesTax({ year, today }: { year: number; today: LocalDate }) {
  const [params, setParams] = useSearchParams();
  const kind: QuarterKind = params.get("quarters") === "calendar" ? "calendar" : "tax";
  const quarters = quartersOf(year, kind, today);
  const requested = Number(params.get("quarter")) - 1;
  const index = quarters[requested] ? requested : quarterAt(quarters, today);
  const { from, to } = quarters[index] as Quarter;
  const query = useRead(getSalesTax, { query: { from, to } });
  const rows = query.data && salesRows(query.data);
  const choose = (name: string, value: string) =>
    setParams(
      (current) => {
        const next = withDialog(current, dialogs, undefined);
        next.set(name, value);
        return next;
      },
      { replace: true },
    );
  return (
    <Card title="Sales tax" aside={<Csv of="Sales tax" file={`sales-tax-${from}`} table={salesTaxTable(rows ?? [])} />}>
      <ChoiceButtons
        legend="Quarters"
        hideLegend
        options={quarterKinds.map((value) => ({ value, label: kindNames[value] }))}
        value={kind}
        onChange={(value) => choose("quarters", value)}
      />
      <ChoiceButtons
        legend="Quarter"
        hideLegend
        options={quarters.map(({ months }, at) => ({ value: String(at + 1), label: months }))}
        value={String(index + 1)}
        onChange={(value) => choose("quarter", value)}
      />
      <p className="quiet">{daySpan(from, to)}, by the day of the invoice</p>
      <Loaded query={query} failed="Failed to load data. Please try again." loading={<Outline />}>
        {(answer) => <Return rows={salesRows(answer)} />}
      </Loaded>
    </Card>
  );
}

const kindNames: Record<QuarterKind, string> = { tax: "Tax department’s", calendar: "Calendar" };

function Return({ rows }: { rows: readonly SalesRow[] }) {
  const [params] = useSearchParams();
  const { dialog, opening, closeOpening } = useDialogInAddress(dialogs);
  const sums = taxReturn(rows);
  const figure = useLastDefined(dialog?.id);
  if (rows.every(({ kind }) => kind === "other" || kind === "forgiven")) {
    return (
      <p>
        No sales tax in these days. Rates are set in <Link to="/admin/settings?tab=taxes">Settings</Link>.
      </p>
    );
  }
  const linkTo = (id: string) => `?${withDialog(params, dialogs, { kind: "sales", id })}`;
  const shown = figure && behind(figure, rows, sums);
  return (
    <>
      <div className={classes.figures}>
        {(["billed", "received"] as const).map((id) => (
          <Link key={id} to={linkTo(id)} state={{ opened: true }}>
            <span>{figureNames[id]}</span> <b>{dollars(id === "billed" ? sums.billed : sums.received.tax)}</b>
          </Link>
        ))}
      </div>
      <DataTable
        caption="Sales tax"
        columns={columns}
        rows={sums.lines}
        keyOf={returnLineKey}
        linkOf={(line) => linkTo(returnLineKey(line))}
        foot={{ title: "Gross sales", sums: { Sales: dollars(sums.sales), Tax: dollars(sums.billed) } }}
      />
      <p className="quiet">Rounding is the tax less the rate of the sales: each invoice is rounded by itself.</p>
      <h4 className={classes.title}>For your accountant to confirm</h4>
      <ul className={classes.confirm}>
        <li>Charged cancellations and overnight stays are taxed only where Settings, Taxes, says so.</li>
        <li>A sale counts on the day of its invoice, at the rate of the visit’s day.</li>
        <li>A forgiven balance lowers the tax due. Credit out of goodwill does not.</li>
      </ul>
      {shown && (
        <SalesDialog
          key={opening}
          opened={dialog !== undefined}
          onClose={() => closeOpening(opening)}
          title={shown.title}
          rows={shown.rows}
        />
      )}
    </>
  );
}

const figureNames = { billed: "Tax billed", received: "Tax received" } as const;

/** The rows behind a figure, which the address names; undefined where it names none. */
function behind(figure: string, rows: readonly SalesRow[], { lines, received }: TaxReturn<SalesRow>) {
  if (figure === "billed") return { title: figureNames.billed, rows: rows.filter(({ kind }) => kind !== "received") };
  const line = [...lines, received].find((one) => returnLineKey(one) === figure);
  return line && { title: lineWords(line), rows: line.rows };
}

const columns: Column<ReturnLine>[] = [
  { head: "What", cell: lineWords },
  { head: "Sales", align: "end", cell: ({ sales }) => dollars(sales) },
  {
    head: "Rounding",
    align: "end",
    cell: (line) => line.kind === "taxable" && roundingOf(line) !== 0 && dollars(roundingOf(line)),
  },
  { head: "Tax", align: "end", cell: ({ tax }) => (tax === 0 ? "" : dollars(tax)) },
];

const Outline = () => (
  <div role="status" aria-label="Loading">
    <Skeleton height={260} radius="lg" />
  </div>
);
