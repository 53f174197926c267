import type { LocalDate } from "@petcare/domain";
import { Link } from "react-router-dom";
import { dollarsText } from "../../../lib/format/dollars-text.ts";
import { isPastDue, nearDay, periodText } from "../../../lib/format/invoice-words.ts";
import { monthDay } from "../../../lib/format/time.ts";
import { petsText } from "../../../lib/format/words.ts";
import { OwnerInvoiceBadge } from "../../../parts/invoices/invoice-badge.tsx";
import { MoreMenu } from "../../../ui/data/more-menu.tsx";
import { roles } from "../../../ui/data/table-roles.ts";
import { clientNameIn, type InvoiceRow, invoicePath } from "../invoice.ts";
import { MarkAsPaid } from "../pay/mark-as-paid.tsx";
import classes from "./invoice-table.module.css";

export type ListedClients = ReadonlyMap<string, { name: string; pets: readonly { name: string }[] }>;

interface RowProps {
  invoice: InvoiceRow;
  clients: ListedClients;
  today: LocalDate;
}

/** One invoice of the list, with what can be done about it at once. */
export function InvoiceTableRow({ invoice, clients, today }: RowProps) {
  const { id, number, client_id, period, total, paid, balance, due, status } = invoice;
  const name = clientNameIn(clients, client_id);
  const pets = clients.get(client_id)?.pets ?? [];
  const isVoid = status === "void";
  const isOpen = !isVoid && balance > 0;
  return (
    <tr {...roles.row} data-void={isVoid || undefined}>
      <th scope="row" {...roles.rowHeader} className={classes.number}>
        <Link to={invoicePath(id)}>{number}</Link>
      </th>
      <td {...roles.cell} className={classes.client}>
        <b>{name}</b> {pets.length > 0 && <span>{petsText(pets.map((pet) => pet.name))}</span>}
      </td>
      <td {...roles.cell} className={classes.period}>
        {periodText(period, today)}
      </td>
      <Amount name="Total" dollars={total} struck={isVoid} />
      <Amount name="Paid" dollars={isVoid ? 0 : paid} />
      <Amount name="Balance" dollars={isVoid ? 0 : balance} strong />
      <td {...roles.cell} className={classes.due} data-late={isPastDue(invoice, today) || undefined}>
        {isOpen ? <b>{nearWord(due, today)}</b> : isVoid ? "–" : nearWord(due, today)}
      </td>
      <td {...roles.cell} className={classes.status}>
        <OwnerInvoiceBadge status={status} due={due} today={today} />
      </td>
      <td {...roles.cell} className={classes.act}>
        {isOpen && <MarkAsPaid invoice={invoice} clientName={name} today={today} />}
        <MoreMenu label={`More about ${number}`} items={menuOf(invoice)} />
      </td>
    </tr>
  );
}

interface AmountProps {
  name: string;
  dollars: number;
  struck?: boolean;
  strong?: boolean;
}

/** On a card its name stands before it, and nothing is left out where there is none. */
export const Amount = ({ name, dollars, struck, strong }: AmountProps) => (
  <td {...roles.cell} className={classes.amount} data-name={name} data-none={dollars === 0 || undefined}>
    {dollars === 0 ? (
      "–"
    ) : struck ? (
      <s>{dollarsText(dollars)}</s>
    ) : strong ? (
      <b>{dollarsText(dollars)}</b>
    ) : (
      dollarsText(dollars)
    )}
  </td>
);

/** 'Today', 'Nov 9', with the year where it is not this one. */
function nearWord(due: LocalDate, today: LocalDate): string {
  if (due === today) return "Today";
  return due.slice(0, 4) === today.slice(0, 4) ? monthDay(due) : nearDay(due, today);
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
