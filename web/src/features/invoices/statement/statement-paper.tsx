import type { AnswerOf, clientStatement } from "@petcare/contract";
import type { LocalDate } from "@petcare/domain";
import { formatDollars, sumDollars } from "../../../lib/format/dollars.ts";
import { daySpan, fullDay, monthDay } from "../../../lib/format/time.ts";
import { type Line, LineTable } from "../../../parts/invoices/line-table.tsx";
import paper from "../../../parts/invoices/paper.module.css";
import { Sheet } from "../../../parts/invoices/sheet.tsx";
import { entryWords } from "../../../parts/money/entry-words.ts";

type Statement = AnswerOf<typeof clientStatement>;
type Entry = Statement["entries"][number];

interface StatementPaperProps {
  statement: Statement;
  from: LocalDate;
  to: LocalDate;
}

/** The sheet of a statement: what was billed and received, with the balance after each. */
export function StatementPaper({ statement, from, to }: StatementPaperProps) {
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
