import { Skeleton } from "@mantine/core";
import { getSalesTax } from "@petcare/contract";
import { type LocalDate, roundingOf, type Sale, taxReturn } from "@petcare/domain";
import { Link, useSearchParams } from "react-router-dom";
import { useRead } from "../../lib/api/use-read.ts";
import { daySpan } from "../../lib/format/time.ts";
import { type Column, DataTable } from "../../ui/data/data-table.tsx";
import { Loaded } from "../../ui/feedback/states.tsx";
import { ChoiceButtons } from "../../ui/form/choice-buttons.tsx";
import { Card } from "../../ui/layout/card.tsx";
import classes from "./accountant-screen.module.css";
import { Csv, dollars } from "./csv-button.tsx";
import { type Quarter, type QuarterKind, quarterAt, quarterKinds, quartersOf } from "./quarters.ts";
import { lineWords, salesRows, salesTaxTable } from "./sales.ts";

/** The sales tax return of a quarter, `?quarter=1` to 4, in December 5, of the tax department's year or, `&quarters=calendar`, the calendar's. */
export function SalesTax({ year, today }: { year: number; today: LocalDate }) {
  const [params, setParams] = useSearchParams();
  const kind: QuarterKind = params.get("quarters") === "calendar" ? "calendar" : "tax";
  const quarters = quartersOf(year, kind, today);
  const requested = Number(params.get("quarter")) - 1;
  const index = quarters[requested] ? requested : quarterAt(quarters, today);
  const { from, to } = quarters[index] as Quarter;
  const query = useRead(getSalesTax, { query: { from, to } });
  const table = salesTaxTable(salesRows(query.data ?? []));
  const choose = (name: string, value: string) =>
    setParams((current) => new URLSearchParams({ ...Object.fromEntries(current), [name]: value }), { replace: true });
  return (
    <Card title="Sales tax" aside={<Csv of="Sales tax" file={`sales-tax-${from}`} table={table} />}>
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
      <Loaded query={query} loading={<Outline />}>
        {(answer) => <Return rows={salesRows(answer)} />}
      </Loaded>
    </Card>
  );
}

const kindNames: Record<QuarterKind, string> = { tax: "Tax department’s", calendar: "Calendar" };

function Return({ rows }: { rows: readonly Sale[] }) {
  const { lines, received, sales, billed } = taxReturn(rows);
  if (rows.every(({ kind }) => kind === "other" || kind === "forgiven")) {
    return (
      <p>
        No sales tax in these days. Rates are set in <Link to="/admin/settings?tab=taxes">Settings</Link>.
      </p>
    );
  }
  return (
    <>
      <DataTable
        caption="Sales tax"
        columns={columns}
        rows={lines}
        keyOf={lineWords}
        foot={{ title: "Gross sales", sums: { Sales: dollars(sales), Tax: dollars(billed) } }}
      />
      <p>
        Tax received: <b>{dollars(received)}</b>
      </p>
      <p className="quiet">
        Rounding is the tax less the rate of the sales: each invoice is rounded by itself. The file has each entry.
      </p>
      <h4 className={classes.title}>For your accountant to confirm</h4>
      <ul className={classes.confirm}>
        <li>Charged cancellations and overnight stays are taxed only where Settings, Taxes, says so.</li>
        <li>A sale counts on the day of its invoice, at the rate of the visit’s day.</li>
        <li>A forgiven balance lowers the tax due. Credit out of goodwill does not.</li>
      </ul>
    </>
  );
}

const columns: Column<Sale>[] = [
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
