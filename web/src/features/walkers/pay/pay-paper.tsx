import { useClients } from "../../../lib/api/people.ts";
import { formatDollars } from "../../../lib/format/dollars.ts";
import { shortDay } from "../../../lib/format/time.ts";
import { count } from "../../../lib/format/words.ts";
import { LineTable } from "../../../parts/invoices/line-table.tsx";
import paper from "../../../parts/invoices/paper.module.css";
import { Sheet } from "../../../parts/invoices/sheet.tsx";
import type { Due, DueLine } from "./pay-types.ts";
import { clientNames, groupsOf, lineText } from "./pay-words.ts";

interface PayPaperProps {
  /** The person whose pay it is. */
  name: string;
  /** 'Nov 2 – 8' or 'Up to Nov 15, 2026'. */
  days: string;
  /** The name of the sum, and what stands below it: 'Paid', 'Zelle, Nov 9'. */
  word: string;
  how: string;
  lines: readonly DueLine[];
  sums: Due["sums"];
}

/** The sheet of a walker's pay: what it is for, line by line, and its sum. */
export function PayPaper({ name, days, word, how, lines, sums }: PayPaperProps) {
  const nameOf = clientNames(useClients());
  return (
    <Sheet
      label={`Pay of ${name}`}
      title="Pay"
      sub={days}
      to={{ word: "For", name }}
      box={{ above: word, dollars: sums.total, below: how }}
      sums={[
        { term: count(sums.visits, "visit"), dollars: sums.work },
        sums.tips !== 0 && { term: "Tips", dollars: sums.tips },
        sums.corrections !== 0 && { term: "Corrections", dollars: sums.corrections },
        { term: word, dollars: sums.total, mark: "balance" },
      ]}
    >
      <LineTable
        className={paper.lines}
        caption="What the pay is for"
        columns={["Date", "What", "Of", "Pay"]}
        rows={groupsOf(lines).flatMap((group) =>
          group.lines.map((line) => ({
            key: line.id,
            cells: [
              shortDay(line.date),
              group.title,
              lineText(line, nameOf(line.client_id)),
              line.amount === null ? "no pay yet" : formatDollars(line.amount),
            ],
          })),
        )}
      />
    </Sheet>
  );
}
