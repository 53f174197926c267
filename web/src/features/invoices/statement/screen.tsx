import { Button, Skeleton } from "@mantine/core";
import { type AnswerOf, clientStatement } from "@petcare/contract";
import { addDays, addMonths, type LocalDate } from "@petcare/domain";
import { Link, useParams, useSearchParams } from "react-router-dom";
import { invoicesEveryMs } from "../../../lib/api/recent-invoices.ts";
import { useRead } from "../../../lib/api/use-read.ts";
import { formatDollars, sumDollars } from "../../../lib/format/dollars.ts";
import { daySpan, fullDay, monthDay, today as todayOf } from "../../../lib/format/time.ts";
import { useNow } from "../../../lib/hooks/use-now.ts";
import { useTitle } from "../../../lib/hooks/use-title.ts";
import { type Line, LineTable } from "../../../parts/invoices/line-table.tsx";
import paper from "../../../parts/invoices/paper.module.css";
import { Sheet } from "../../../parts/invoices/sheet.tsx";
import { SheetScreen } from "../../../parts/invoices/sheet-screen.tsx";
import { entryWords } from "../../../parts/money/entry-words.ts";
import { Loaded } from "../../../ui/feedback/states.tsx";
import { FilterSelect } from "../../../ui/form/filter-select.tsx";

/** A client's statement to print, for a period in the address: ?period=last-year. */
export function StatementScreen() {
  useTitle("Statement");
  const { id = "" } = useParams();
  const [params, setParams] = useSearchParams();
  const periods = periodsAt(todayOf(useNow()));
  const chosen = periods.find(({ value }) => value === params.get("period")) ?? periods[0];
  const { from, to } = chosen;
  const query = useRead(clientStatement, { params: { id }, query: { from, to }, everyMs: invoicesEveryMs });
  return (
    <SheetScreen
      tools={
        <>
          <FilterSelect
            label="Period"
            all={periods[0].label}
            options={periods.slice(1)}
            value={chosen === periods[0] ? undefined : chosen.value}
            onChange={(period) => setParams(period ? { period } : {}, { replace: true })}
          />
          <Button variant="light" component={Link} to={`/admin/clients/${id}?tab=invoices`}>
            The client’s invoices
          </Button>
        </>
      }
    >
      <Loaded query={query} loading={<Skeleton height={520} />}>
        {(statement) => <StatementPaper statement={statement} period={chosen} />}
      </Loaded>
    </SheetScreen>
  );
}

type Statement = AnswerOf<typeof clientStatement>;
type Entry = Statement["entries"][number];

function StatementPaper({ statement, period: { from, to } }: { statement: Statement; period: Period }) {
  const { name, address, opening, entries, closing, credit } = statement;
  const tax = sumDollars(entries.map((entry) => entry.tax ?? 0));
  const due = { term: closing < 0 ? "Left over" : "Balance due", dollars: Math.abs(closing) };
  return (
    <Sheet
      label={`Statement of ${name}`}
      title="Statement"
      sub={daySpan(from, to)}
      to={{ word: "For", name, address }}
      box={{ above: due.term, dollars: due.dollars, below: `on ${fullDay(to)}` }}
      sums={[
        { ...due, mark: "balance" },
        tax !== 0 && { term: "Sales tax in this statement", dollars: tax },
        credit > 0 && closing >= 0 && { term: "Credit not used yet", dollars: credit },
      ]}
    >
      <LineTable
        className={`${paper.lines} ${paper.entries}`}
        caption="What was billed and received"
        columns={["Date", "What", "Billed", "Received", "Balance"]}
        amounts={3}
        rows={[
          { key: "before", cells: [monthDay(from), "Balance before", null, null, formatDollars(opening)] },
          ...entries.map(entryLine),
        ]}
      />
      {entries.length === 0 && <p className={paper.note}>Nothing was billed or received in these days.</p>}
    </Sheet>
  );
}

function detailOf({ tax, tip }: Entry): string | false {
  if (tip !== null) return `and a tip of ${formatDollars(tip)}, passed on`;
  return tax !== undefined && `of it tax ${formatDollars(tax)}`;
}

const entryLine = (entry: Entry): Line => ({
  key: entry.id,
  cells: [
    monthDay(entry.date),
    { title: entryWords(entry), detail: detailOf(entry) },
    entry.billed !== 0 && formatDollars(entry.billed),
    entry.received !== 0 && formatDollars(entry.received),
    formatDollars(entry.balance),
  ],
});

interface Period {
  value: string;
  label: string;
  from: LocalDate;
  to: LocalDate;
}

/** The periods of a statement. Each ends today or at the end of its year. */
function periodsAt(today: LocalDate): [Period, ...Period[]] {
  const year = Number(today.slice(0, 4));
  const ofYear = (of: number) => ({ from: `${of}-01-01` as LocalDate, to: `${of}-12-31` as LocalDate });
  return [
    { value: "months", label: "Last three months", from: addDays(addMonths(today, -3), 1), to: today },
    { value: "year", label: "This year", from: ofYear(year).from, to: today },
    { value: "last-year", label: "Last year", ...ofYear(year - 1) },
  ];
}
