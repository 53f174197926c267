import { Skeleton } from "@mantine/core";
import { business } from "@petcare/business";
import { totalOf } from "@petcare/domain";
import type { ComponentProps, ReactNode } from "react";
import { useSearchParams } from "react-router-dom";
import { formatDollars } from "../../lib/format/dollars.ts";
import { fullDay, monthName, today as todayOf } from "../../lib/format/time.ts";
import { count } from "../../lib/format/words.ts";
import { useNow } from "../../lib/hooks/use-now.ts";
import { useTitle } from "../../lib/hooks/use-title.ts";
import { type Column, DataTable } from "../../ui/data/data-table.tsx";
import { Notice } from "../../ui/feedback/notice.tsx";
import { EmptyState, Loaded } from "../../ui/feedback/states.tsx";
import { Card } from "../../ui/layout/card.tsx";
import { PeriodSteps } from "../../ui/layout/period-steps.tsx";
import classes from "./accountant-screen.module.css";
import { Csv, dollars } from "./csv-button.tsx";
import {
  formOf,
  type Income,
  incomeOf,
  type Journal,
  type MonthSums,
  monthsOf,
  type PaidWalker,
  paidIn,
  sidesOf,
} from "./journal.ts";
import { journalTable, paidTable, salesTable } from "./journal-csv.ts";
import { Miles } from "./miles.tsx";
import { SalesTax } from "./sales-tax.tsx";
import { useJournal } from "./use-journal.ts";

/** So many years are offered beside the current one: tax papers are kept for seven. */
const yearsBack = 7;

/**
 * Shows what an accountant asks for of a year, `?year=2026`: who was paid, what was sold, and the journal, each as a file.
 */
export function AccountantScreen() {
  useTitle("For the accountant");
  const today = todayOf(useNow());
  const current = Number(today.slice(0, 4));
  const [params, setParams] = useSearchParams();
  const requested = Number(params.get("year"));
  const year = requested >= current - yearsBack && requested < current ? requested : current;
  const query = useJournal(year);
  return (
    <div className={classes.screen}>
      <div className={classes.steps}>
        <PeriodSteps
          title={String(year)}
          unit="year"
          isFirst={year === current - yearsBack}
          isLast={year === current}
          onStep={(by) => setParams({ year: String(year + by) })}
        />
      </div>
      <Loaded query={query} loading={<Outline />}>
        {(journal) => (
          <Year key={year} year={year} journal={journal}>
            <SalesTax year={year} today={today} />
            <Miles year={year} />
          </Year>
        )}
      </Loaded>
    </div>
  );
}

interface YearProps {
  year: number;
  journal: Journal;
  children: ReactNode;
}

function Year({ year, journal: { entries, opening, closing }, children }: YearProps) {
  const [months, paid, income, sides] = [monthsOf(entries), paidIn(entries), incomeOf(entries), sidesOf(entries)];
  if (entries.length === 0) {
    return (
      <>
        <EmptyState title={`Nothing was billed, received or paid in ${year}`} />
        {children}
      </>
    );
  }
  const isBalanced = months.every(({ debit, credit }) => debit === credit);
  return (
    <>
      <Notice tone={isBalanced ? "success" : "danger"}>
        {isBalanced
          ? `It adds up: ${dollars(sides.debit)} on either side of the journal.`
          : `It does not add up: ${dollars(sides.debit)} and ${dollars(sides.credit)}. Please tell whoever looks after this application.`}
      </Notice>
      <div className={classes.columns}>
        <div className="stack">
          <Part
            caption="Paid to walkers"
            file={{ name: `paid-${year}`, table: paidTable(entries) }}
            columns={paidColumns}
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
            file={{ name: `sales-${year}`, table: salesTable(entries) }}
            columns={incomeColumns}
            rows={income}
            keyOf={({ name }) => name}
            foot={{ title: "Together", sums: { Amount: dollars(totalOf(income.map(({ cents }) => cents))) } }}
          >
            By the day of the invoice. The file has each client’s sales of each service.
          </Part>
        </div>
        <div className="stack">
          {children}
          <Part
            caption="Journal"
            file={{ name: `journal-${year}`, table: journalTable(entries) }}
            columns={monthColumns}
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
        </div>
      </div>
    </>
  );
}

interface PartProps<Row> extends ComponentProps<typeof DataTable<Row>> {
  file: { name: string; table: string[][] };
  children: ReactNode;
}

/** A part of the year: a table, its file, and what it counts. */
const Part = <Row,>({ file, children, ...table }: PartProps<Row>) => (
  <Card title={table.caption} aside={<Csv of={table.caption} file={file.name} table={file.table} />}>
    <DataTable {...table} />
    <p className="quiet">{children}</p>
  </Card>
);

function W9({ paid }: { paid: PaidWalker }) {
  const form = formOf(paid, business.reportFrom);
  if (form === "to ask for") return <b>Ask for it</b>;
  return form === "on file" && paid.walker.w9_on ? fullDay(paid.walker.w9_on) : "Not needed";
}

const paidColumns: Column<PaidWalker>[] = [
  { head: "Walker", cell: ({ walker }) => walker.name ?? "A former walker" },
  { head: "W-9", cell: (paid) => <W9 paid={paid} /> },
  { head: "Times", width: "72px", align: "end", cell: ({ times }) => times },
  { head: "Pay", align: "end", cell: ({ pay }) => dollars(pay) },
  { head: "Tips", align: "end", cell: ({ tips }) => (tips === 0 ? "" : dollars(tips)) },
  { head: "Together", align: "end", cell: ({ pay, tips }) => <b>{dollars(pay + tips)}</b> },
];

const incomeColumns: Column<Income>[] = [
  { head: "What", cell: ({ name }) => name },
  { head: "Amount", align: "end", cell: ({ cents }) => dollars(cents) },
];

const monthColumns: Column<MonthSums>[] = [
  { head: "Month", sorted: "descending", cell: ({ month }) => monthName(month) },
  { head: "Entries", align: "end", cell: ({ entries }) => entries },
  { head: "Debit", align: "end", cell: ({ debit }) => dollars(debit) },
  { head: "Credit", align: "end", cell: ({ credit }) => dollars(credit) },
];

const Outline = () => (
  <div role="status" aria-label="Loading" className={classes.columns}>
    <Skeleton height={300} radius="lg" />
    <Skeleton height={300} radius="lg" />
    <Skeleton height={420} radius="lg" />
  </div>
);
