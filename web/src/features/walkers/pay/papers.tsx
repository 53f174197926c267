import { Button } from "@mantine/core";
import { csvText, type LocalDate } from "@petcare/domain";
import { type ReactNode, useState } from "react";
import { useClients } from "../../../lib/api/people.ts";
import { formatDollars } from "../../../lib/format/dollars.ts";
import { saveCsv } from "../../../lib/format/save-csv.ts";
import { shortDay } from "../../../lib/format/time.ts";
import { count } from "../../../lib/format/words.ts";
import { LineTable } from "../../../parts/invoices/line-table.tsx";
import paper from "../../../parts/invoices/paper.module.css";
import { Sheet } from "../../../parts/invoices/sheet.tsx";
import { PrintedAlone } from "../../../ui/layout/printed-alone.tsx";
import { DownloadIcon, PrintIcon } from "../../../ui/theme/icons.tsx";
import type { Due, DueLine } from "./data.ts";
import classes from "./screen.module.css";
import { amountText, clientNames, groupsOf, lineText, payTable } from "./words.ts";

interface LinesProps {
  title: string;
  /** The number of lines, in words. */
  amount: string;
  total: number;
  lines: readonly { id: string | number; date: LocalDate; what: ReactNode; amount: string }[];
}

/** Lines of pay that open below their title and sum. */
export const Lines = ({ title, amount, total, lines }: LinesProps) => (
  <details className={classes.lines}>
    <summary>
      <b>{title}</b>
      <span>{amount}</span>
      <b className={classes.amount}>{formatDollars(total)}</b>
    </summary>
    <ul>
      {lines.map((line) => (
        <li key={line.id}>
          <span>{shortDay(line.date)}</span>
          <span>{line.what}</span>
          <span className={classes.amount}>{line.amount}</span>
        </li>
      ))}
    </ul>
  </details>
);

/** A sum with its name. */
export const Total = ({ of, dollars }: { of: string; dollars: number }) => (
  <p className={classes.total}>
    <span>{of}</span>
    <b>{formatDollars(dollars)}</b>
  </p>
);

/** The lines of a walker's pay, in groups that open. */
export function PayLines({ lines }: { lines: readonly DueLine[] }) {
  const nameOf = clientNames(useClients());
  return groupsOf(lines).map((group) => (
    <Lines
      key={group.title}
      title={group.title}
      amount={count(group.lines.length, "line")}
      total={group.total}
      lines={group.lines.map((line) => ({
        id: line.id,
        date: line.date,
        what: lineText(line, nameOf(line.client_id)),
        amount: amountText(line),
      }))}
    />
  ));
}

interface PayPaperProps {
  /** The walker's name. */
  name: string;
  /** 'Nov 2 – 8' or 'Up to Nov 15, 2026'. */
  days: string;
  /** The name of the sum, and the line below it: 'Paid', 'Zelle, Nov 9'. */
  word: string;
  how: string;
  lines: readonly DueLine[];
  sums: Due["sums"];
}

/** The buttons that save the lines as a CSV file, and print the sheet. */
export function PayPapers({ file, ...sheet }: PayPaperProps & { file: string }) {
  const clients = useClients();
  const [printing, setPrinting] = useState(false);
  return (
    <>
      <Button
        variant="default"
        leftSection={<DownloadIcon size={18} />}
        onClick={() => saveCsv(file, csvText(payTable(sheet.lines, clients)))}
      >
        CSV
      </Button>
      <Button variant="light" leftSection={<PrintIcon size={18} />} onClick={() => setPrinting(true)}>
        Print
      </Button>
      {printing && (
        <PrintedAlone onPrinted={() => setPrinting(false)}>
          <PayPaper {...sheet} />
        </PrintedAlone>
      )}
    </>
  );
}

function PayPaper({ name, days, word, how, lines, sums }: PayPaperProps) {
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
            cells: [shortDay(line.date), group.title, lineText(line, nameOf(line.client_id)), amountText(line)],
          })),
        )}
      />
    </Sheet>
  );
}
