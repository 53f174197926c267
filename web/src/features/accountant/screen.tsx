import { Group, Stack } from "@mantine/core";
import { business } from "@petcare/business";
import { getSalesTax, listMiles } from "@petcare/contract";
import { type LocalDate, totalOf } from "@petcare/domain";
import type { ComponentProps, ReactNode } from "react";
import { useSearchParams } from "react-router-dom";
import { useRead } from "../../lib/api/use-read.ts";
import { formatDollars } from "../../lib/format/dollars.ts";
import { daySpan, today as todayOf } from "../../lib/format/time.ts";
import { count } from "../../lib/format/words.ts";
import { useNow } from "../../lib/hooks/use-now.ts";
import { useTitle } from "../../lib/hooks/use-title.ts";
import { CsvButton } from "../../parts/csv-button.tsx";
import { DataTable } from "../../ui/data/data-table.tsx";
import { Notice } from "../../ui/feedback/notice.tsx";
import { Outline } from "../../ui/feedback/outline.tsx";
import { EmptyState, Loaded } from "../../ui/feedback/states.tsx";
import { ChoiceButtons } from "../../ui/form/choice-buttons.tsx";
import { Card } from "../../ui/layout/card.tsx";
import { PeriodSteps } from "../../ui/layout/period-steps.tsx";
import * as data from "./data.ts";
import classes from "./screen.module.css";
import * as words from "./words.tsx";

const { columns, dollars } = words;

/** How many former years can be chosen, because tax papers are kept for seven. */
const yearsBack = 7;

/** A year for the accountant, `?year=2026`: pay of walkers, sales, sales tax, miles, and the journal. */
export function AccountantScreen() {
  useTitle("For the accountant");
  const today = todayOf(useNow());
  const current = Number(today.slice(0, 4));
  const [params, setParams] = useSearchParams();
  const requested = Number(params.get("year"));
  const year = requested >= current - yearsBack && requested < current ? requested : current;
  return (
    <Stack gap={20} maw={1320}>
      <Group>
        <PeriodSteps
          title={String(year)}
          unit="year"
          isFirst={year === current - yearsBack}
          isLast={year === current}
          onStep={(by) => setParams({ year: String(year + by) })}
        />
      </Group>
      <Loaded
        query={data.useJournal(year, today)}
        loading={<Outline heights={[300, 300, 420]} className={classes.columns} />}
      >
        {(journal) => (
          <Year key={year} year={year} journal={journal}>
            <SalesTax year={year} today={today} />
            <Miles year={year} />
          </Year>
        )}
      </Loaded>
    </Stack>
  );
}

interface YearProps {
  year: number;
  journal: data.Journal;
  /** The cards that are not from the journal. */
  children: ReactNode;
}

function Year({ year, journal: { entries, opening, closing }, children }: YearProps) {
  if (entries.length === 0) {
    return (
      <>
        <EmptyState title={`Nothing was billed, received or paid in ${year}`} />
        {children}
      </>
    );
  }
  const [months, paid, sides] = [data.monthsOf(entries), data.paidIn(entries), data.sidesOf(entries)];
  const income = data.incomeOf(entries, words.accountNames);
  const isBalanced = months.every(({ debit, credit }) => debit === credit);
  return (
    <>
      <Notice tone={isBalanced ? "success" : "danger"}>
        {isBalanced
          ? `It adds up: ${dollars(sides.debit)} on either side of the journal.`
          : `It does not add up: ${dollars(sides.debit)} and ${dollars(sides.credit)}. Please tell whoever looks after this application.`}
      </Notice>
      <div className={classes.columns}>
        <Stack>
          <Part
            caption="Paid to walkers"
            file={{ name: `paid-${year}`, table: words.paidTable(entries) }}
            columns={columns.paid}
            rows={paid}
            keyOf={({ walker }) => walker.id}
            linkOf={({ walker }) => `/admin/walkers/${walker.id}?tab=pay`}
            foot={{
              title: count(paid.length, "walker"),
              sums: {
                Pay: dollars(totalOf(paid.map(({ pay }) => pay))),
                Tips: dollars(totalOf(paid.map(({ tips }) => tips))),
                Together: dollars(totalOf(paid.map(({ pay, tips }) => pay + tips))),
              },
            }}
          >
            By the day of payment. What was undone does not count. Form 1099-NEC: from{" "}
            {formatDollars(business.reportFrom)} in a year on, pay and tips together. Only the day on which a W-9 came
            is kept here, never a taxpayer’s number.
          </Part>
          <Part
            caption="Billed"
            file={{ name: `sales-${year}`, table: words.salesTable(entries) }}
            columns={columns.income}
            rows={income}
            keyOf={({ name }) => name}
            foot={{ title: "Together", sums: { Amount: dollars(totalOf(income.map(({ cents }) => cents))) } }}
          >
            By the day of the invoice. The file has each client’s sales of each service.
          </Part>
        </Stack>
        <Stack>
          {children}
          <Part
            caption="Journal"
            file={{ name: `journal-${year}`, table: words.journalTable(entries) }}
            columns={columns.months}
            rows={months}
            keyOf={({ month }) => month}
            foot={{
              title: String(year),
              sums: { Entries: entries.length, Debit: dollars(sides.debit), Credit: dollars(sides.credit) },
            }}
          >
            Clients owed {formatDollars(opening.receivables)} before, and {formatDollars(closing.receivables)} at the
            end; their credit was {formatDollars(opening.credit)}, and {formatDollars(closing.credit)}.
          </Part>
        </Stack>
      </div>
    </>
  );
}

interface PartProps<Row> extends ComponentProps<typeof DataTable<Row>> {
  file: { name: string; table: string[][] };
  children: ReactNode;
}

const Part = <Row,>({ file, children, ...table }: PartProps<Row>) => (
  <Card title={table.caption} aside={<CsvButton of={table.caption} {...file} />}>
    <DataTable {...table} />
    <p className="quiet">{children}</p>
  </Card>
);

const kindNames: Record<data.QuarterKind, string> = { tax: "Tax department’s", calendar: "Calendar" };

/** The sales tax return of a quarter, `?quarter=1` to 5, of the tax department's year or of `&quarters=calendar`. */
function SalesTax({ year, today }: { year: number; today: LocalDate }) {
  const [params, setParams] = useSearchParams();
  const kind: data.QuarterKind = params.get("quarters") === "calendar" ? "calendar" : "tax";
  const quarters = data.quartersOf(year, kind, today);
  const requested = Number(params.get("quarter")) - 1;
  const index = quarters[requested] ? requested : data.quarterAt(quarters, today);
  const { from, to } = quarters[index] as (typeof quarters)[number];
  const query = useRead(getSalesTax, { query: { from, to } });
  const rows = data.salesRows(query.data ?? []);
  const choose = (name: string, value: string) =>
    setParams((current) => new URLSearchParams({ ...Object.fromEntries(current), [name]: value }), { replace: true });
  return (
    <Card
      title="Sales tax"
      aside={<CsvButton of="Sales tax" name={`sales-tax-${from}`} table={words.salesTaxTable(rows)} />}
    >
      <ChoiceButtons
        legend="Quarters"
        hideLegend
        options={data.quarterKinds.map((value) => ({ value, label: kindNames[value] }))}
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
      <Loaded query={query} loading={<Outline heights={[260]} />}>
        {() => <words.Return rows={rows} />}
      </Loaded>
    </Card>
  );
}

function Miles({ year }: { year: number }) {
  const query = useRead(listMiles, { query: { from: `${year}-01-01`, to: `${year}-12-31` } });
  const rate = business.mileRate;
  const head = words.rateHead(rate);
  const driven = data.drivenIn(query.data ?? [], rate);
  return (
    <Card
      title="Miles"
      aside={<CsvButton of="Miles" name={`miles-${year}`} table={words.milesTable(query.data ?? [], rate)} />}
    >
      <Loaded query={query}>
        {() =>
          driven.length === 0 ? (
            <p>No miles in {year}.</p>
          ) : (
            <DataTable
              caption="Miles"
              columns={[...columns.miles, { head, align: "end", cell: ({ cents }) => dollars(cents) }]}
              rows={driven}
              keyOf={({ walker }) => walker.id}
              foot={{
                title: count(driven.length, "walker"),
                sums: {
                  Days: totalOf(driven.map(({ days }) => days.length)),
                  Miles: words.inMiles(totalOf(driven.map(({ tenths }) => tenths))),
                  [head]: dollars(totalOf(driven.map(({ cents }) => cents))),
                },
              }}
            />
          )
        }
      </Loaded>
      <p className="quiet">Walkers type them below the visits of their day, up to seven days back.</p>
    </Card>
  );
}
