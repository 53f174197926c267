import type { LocalDate } from "@petcare/domain";
import { Link } from "react-router-dom";
import { formatDollars } from "../../../lib/format/dollars.ts";
import { isPastDue, nearDay, periodText } from "../../../lib/format/invoice-words.ts";
import { monthDay } from "../../../lib/format/time.ts";
import { petsText } from "../../../lib/format/words.ts";
import { OwnerInvoiceBadge } from "../../../parts/invoices/invoice-badge.tsx";
import { type Column, DataTable } from "../../../ui/data/data-table.tsx";
import { MoreMenu } from "../../../ui/data/more-menu.tsx";
import { clientNameIn, type InvoiceRow, invoicePath } from "../invoice.ts";
import { MarkAsPaid } from "../pay/mark-as-paid.tsx";
import { sumsOf } from "./chosen-invoices.ts";
import classes from "./invoice-table.module.css";

export interface InvoiceGroup {
  title: string;
  /** The words for all of them, such as '8 invoices, $175.00 of it overdue'. */
  words: string;
  /** All of the group; `shown` of them have a row. */
  rows: readonly InvoiceRow[];
  shown: readonly InvoiceRow[];
}

interface InvoiceTableProps {
  caption: string;
  groups: readonly InvoiceGroup[];
  clients: ReadonlyMap<string, { name: string; pets: readonly { name: string }[] }>;
  today: LocalDate;
  /** The sums of all groups, and how many that are: '22 invoices without the void one'. Absent where nothing is summed. */
  totalWords?: string;
}

/** Invoices in groups with their sums, a row each, with what can be done about one at once. */
export function InvoiceTable({ caption, groups, clients, today, totalWords }: InvoiceTableProps) {
  return (
    <DataTable
      framed={960}
      className={classes.invoices}
      caption={caption}
      columns={columnsOf(clients, today)}
      groups={groups.map(({ title, words, rows, shown }) => ({
        key: title,
        title: (
          <>
            {title} <small>{words}</small>
          </>
        ),
        rows: shown,
        sums: sumCells(rows),
      }))}
      foot={totalWords ? { title: totalWords, sums: sumCells(groups.flatMap(({ rows }) => rows)) } : undefined}
      keyOf={({ id }) => id}
      isQuiet={isVoid}
    />
  );
}

const isVoid = ({ status }: InvoiceRow) => status === "void";
const isOpen = (invoice: InvoiceRow) => !isVoid(invoice) && invoice.balance > 0;
const dollarsOrNone = (dollars: number) => dollars !== 0 && formatDollars(dollars);
const none = <span className={classes.quiet}>–</span>;

function sumCells(rows: readonly InvoiceRow[]) {
  const { total, paid, balance } = sumsOf(rows);
  return { Total: dollarsOrNone(total), Paid: dollarsOrNone(paid), Balance: dollarsOrNone(balance) };
}

const columnsOf = (clients: InvoiceTableProps["clients"], today: LocalDate): Column<InvoiceRow>[] => [
  {
    head: "Number",
    card: [2, "start"],
    cell: ({ id, number }) => (
      <Link to={invoicePath(id)} className={classes.number}>
        {number}
      </Link>
    ),
  },
  {
    head: "Client",
    width: "18%",
    card: [1, "start"],
    cell: ({ client_id }) => {
      const pets = clients.get(client_id)?.pets ?? [];
      return (
        <>
          <b>{clientNameIn(clients, client_id)}</b>{" "}
          {pets.length > 0 && <span className={classes.quiet}>{petsText(pets.map(({ name }) => name))}</span>}
        </>
      );
    },
  },
  {
    head: "Period",
    card: [3, "start"],
    cell: ({ period }) => <span className={classes.period}>{periodText(period, today)}</span>,
  },
  {
    head: "Total",
    align: "end",
    card: [2, "end"],
    label: "Total",
    cell: (invoice) => (isVoid(invoice) ? <s>{formatDollars(invoice.total)}</s> : dollarsOrNone(invoice.total)),
    none,
  },
  {
    head: "Paid",
    align: "end",
    minWidth: 1100,
    card: [3, "end"],
    label: "Paid",
    cell: (invoice) => !isVoid(invoice) && dollarsOrNone(invoice.paid),
    none,
  },
  {
    head: "Balance",
    align: "end",
    card: [4, "end"],
    label: "Balance",
    cell: (invoice) => isOpen(invoice) && <b>{formatDollars(invoice.balance)}</b>,
    none,
  },
  {
    head: "Due",
    card: [4, "start"],
    label: "Due",
    cell: (invoice) => <Due invoice={invoice} today={today} />,
  },
  {
    head: "Status",
    card: [1, "end"],
    cell: ({ status, due }) => <OwnerInvoiceBadge status={status} due={due} today={today} />,
  },
  {
    head: "Actions",
    isAct: true,
    card: [5, "whole"],
    cell: (invoice) => (
      <div className={classes.acts}>
        {isOpen(invoice) && (
          <MarkAsPaid invoice={invoice} clientName={clientNameIn(clients, invoice.client_id)} today={today} />
        )}
        <MoreMenu label={`More about ${invoice.number}`} items={menuOf(invoice)} />
      </div>
    ),
  },
];

/** 'Today', 'Nov 9', with the year where it is not this one. Nothing of a void one. */
function Due({ invoice, today }: { invoice: InvoiceRow; today: LocalDate }) {
  const { due } = invoice;
  if (isVoid(invoice)) return "–";
  const isThisYear = due.slice(0, 4) === today.slice(0, 4);
  const words = due === today ? "Today" : isThisYear ? monthDay(due) : nearDay(due, today);
  if (!isOpen(invoice)) return words;
  return <b className={isPastDue(invoice, today) ? classes.late : undefined}>{words}</b>;
}

function menuOf({ id, status }: InvoiceRow) {
  const to = invoicePath(id);
  return [
    { label: "Open", to },
    { label: "Print", to, state: { print: true } },
    ...(status === "unpaid" || status === "partial" ? [{ label: "Remind…", to: `${to}?remind=1` }] : []),
    ...(status === "void" ? [] : [{ label: "Void…", to: `${to}?void=1`, danger: true }]),
  ];
}
