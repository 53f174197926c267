import { Group } from "@mantine/core";
import type { LocalDate } from "@petcare/domain";
import { Link } from "react-router-dom";
import { formatDollars } from "../../lib/format/dollars.ts";
import { isPastDue, periodText } from "../../lib/format/invoice-words.ts";
import { count, petsText } from "../../lib/format/words.ts";
import { OwnerInvoiceBadge } from "../../parts/invoices/invoice-badge.tsx";
import type { Column } from "../../ui/data/data-table.tsx";
import { MoreMenu } from "../../ui/data/more-menu.tsx";
import { type Clients, clientNameIn, type InvoiceRow, invoicePath, isOpen, isVoid, sumsOf } from "./data.ts";
import { MarkAsPaid } from "./mark-as-paid.tsx";
import classes from "./screen.module.css";

/** '8 invoices, $175.00 of it overdue' */
export function openWords(rows: readonly InvoiceRow[], today: LocalDate): string {
  const overdue = sumsOf(rows.filter((invoice) => isPastDue(invoice, today))).balance;
  return `${count(rows.length, "invoice")}${overdue > 0 ? `, ${formatDollars(overdue)} of it overdue` : ""}`;
}

/** '14 paid, 1 void' */
export function settledWords(rows: readonly InvoiceRow[]): string {
  const voided = rows.filter(isVoid).length;
  const paid = rows.length - voided;
  return [paid > 0 && `${paid} paid`, voided > 0 && `${voided} void`].filter(Boolean).join(", ");
}

/** '22 invoices, without the void one' */
export function totalWords(rows: readonly InvoiceRow[]): string {
  const live = sumsOf(rows).count;
  const voided = rows.length - live;
  const without = voided === 1 ? "the void one" : `the ${voided} void ones`;
  return `${count(live, "invoice")}${voided > 0 ? `, without ${without}` : ""}`;
}

export const dollarsOrNone = (dollars: number) => dollars !== 0 && formatDollars(dollars);

/** A column of dollars, which a card names in a row of its own. */
const inDollars = (head: string, row: number, cell: Column<InvoiceRow>["cell"]): Column<InvoiceRow> => ({
  head,
  label: head,
  align: "end",
  card: [row, "end"],
  cell,
  none: <span className="quiet">–</span>,
});

/** The columns of the list. */
export const columnsOf = (clients: Clients, today: LocalDate): Column<InvoiceRow>[] => [
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
          {pets.length > 0 && <span className="quiet">{petsText(pets.map(({ name }) => name))}</span>}
        </>
      );
    },
  },
  {
    head: "Period",
    card: [3, "start"],
    cell: ({ period }) => <span className={classes.period}>{periodText(period, today)}</span>,
  },
  inDollars("Total", 2, (invoice) =>
    isVoid(invoice) ? <s>{formatDollars(invoice.total)}</s> : dollarsOrNone(invoice.total),
  ),
  { ...inDollars("Paid", 3, (invoice) => !isVoid(invoice) && dollarsOrNone(invoice.paid)), minWidth: 1100 },
  inDollars("Balance", 4, (invoice) => isOpen(invoice) && <b>{formatDollars(invoice.balance)}</b>),
  {
    head: "Due",
    card: [4, "start"],
    label: "Due",
    cell: (invoice) => {
      if (isVoid(invoice)) return "–";
      const { due } = invoice;
      const words = due === today ? "Today" : periodText({ start: due, end: due }, today);
      return isOpen(invoice) ? <b className={isPastDue(invoice, today) ? classes.late : undefined}>{words}</b> : words;
    },
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
      <Group gap={4} justify="flex-end" wrap="nowrap">
        {isOpen(invoice) && (
          <MarkAsPaid invoice={invoice} clientName={clientNameIn(clients, invoice.client_id)} today={today} />
        )}
        <MoreMenu label={`More about ${invoice.number}`} items={menuOf(invoice)} />
      </Group>
    ),
  },
];

function menuOf({ id, status }: InvoiceRow) {
  const to = invoicePath(id);
  return [
    { label: "Open", to },
    { label: "Print", to, state: { print: true } },
    ...(status === "unpaid" || status === "partial" ? [{ label: "Remind…", to: `${to}?remind=1` }] : []),
    ...(status === "void" ? [] : [{ label: "Void…", to: `${to}?void=1`, danger: true }]),
  ];
}
